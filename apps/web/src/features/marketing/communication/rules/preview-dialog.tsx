import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { dialog } from '@intranet/contract/messages'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { CustomerLookup, type FoundCustomer } from '@/features/sales/customers/customer-lookup.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { ChannelMessages } from './channel-messages.tsx'
import type { AskedRule } from './forecast-dialog.tsx'

/** Sends one message to the one who asks, of a saved rule only. */
function TestButton({ id, canal, id_pessoa }: { id: number; canal: Channel; id_pessoa?: number }) {
  const { mutate, isPending } = useSave(
    { mutationFn: () => api.communicationRules.sendTest.mutate({ id, canal, id_pessoa }) },
    {
      saved: ({ destino, local }) =>
        local ? `Teste na caixa de saída, para ${destino}.` : `Teste enviado para ${destino}.`,
    },
  )
  return (
    <Button variant="outline" icon={Send} busy={isPending} onClick={() => mutate()}>
      Enviar teste para mim
    </Button>
  )
}

interface PreviewDialogProps {
  of: AskedRule
  /** The provider's key, to look customers up in. */
  sistema?: string
  onClose: () => void
}

/** Every channel's message as one customer would get it; which one may be chosen. */
export function PreviewDialog({ of, sistema, onClose }: PreviewDialogProps) {
  const tests = can(useSession(), 'regua_comunicacao', 'create')
  const [customer, setCustomer] = useState<FoundCustomer>()
  const [chosen, setChosen] = useState<string>()
  const id_pessoa = customer?.id
  const { data, error, refetch } = useQuery({
    ...trpc.communicationRules.preview.queryOptions({ ...of, ...(id_pessoa && { id_pessoa }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const canal = (chosen ?? data?.[0]?.canal) as Channel | undefined
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Mensagens</DialogTitle>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          <p>
            {customer
              ? `Como ${customer.nome_razaosocial} vai receber.`
              : 'Como alguém do público do próximo envio vai receber.'}
          </p>
          <details>
            <summary className="cursor-pointer text-sm text-primary">Escolher outro cliente</summary>
            <div className="pt-3">
              <CustomerLookup
                sistema={sistema}
                hint="A mensagem aparece como este cliente a recebe."
                onFound={setCustomer}
              />
            </div>
          </details>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton className="h-40 w-full" />}
          {data && canal && <ChannelMessages messages={data} canal={canal} onChoose={setChosen} />}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {dialog.close}
          </Button>
          {'id' in of && canal && tests && <TestButton id={of.id} canal={canal} id_pessoa={id_pessoa} />}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
