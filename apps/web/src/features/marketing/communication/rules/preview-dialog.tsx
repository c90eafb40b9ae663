import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { can } from '@intranet/contract/access'
import { formatCount } from '@intranet/contract/formats'
import type { MessagePreview } from '@intranet/contract/marketing/communication-answers'
import { channels, type Channel } from '@intranet/contract/marketing/communication-words'
import { dialog } from '@intranet/contract/messages'
import { ErrorState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { CustomerLookup, type FoundCustomer } from '@/features/sales/customers/customer-lookup.tsx'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import type { AskedRule } from './forecast-dialog.tsx'
import { Alert } from '@/components/ui/alert.tsx'

/** An e-mail apart from the page, or the bubble of a phone. */
function Message({ canal, titulo, texto, destino, segmentos, ninguem }: MessagePreview) {
  return (
    <article className="grid gap-2 pt-3" aria-label={`Mensagem de ${channels[canal]}`}>
      {ninguem && (
        <Alert variant="warning">
          Ninguém do público do próximo envio recebe por este canal: o texto abaixo é só um exemplo.
        </Alert>
      )}
      <p className="text-sm text-muted-foreground">
        Para: {ninguem ? 'ninguém' : (destino ?? 'sem contato válido')}
        {canal === 'sms' && ` · ${formatCount(segmentos, 'segmento', 'segmentos')}`}
      </p>
      {titulo && <p className="font-semibold">{titulo}</p>}
      {canal === 'email' ? (
        <iframe
          title="E-mail"
          sandbox=""
          srcDoc={texto}
          className="h-72 w-full rounded-md border border-border bg-white"
        />
      ) : (
        <p className="max-w-[340px] whitespace-pre-wrap rounded-lg bg-muted p-3 break-words">{texto}</p>
      )}
    </article>
  )
}

/** Sends one message to whoever asks, of a saved rule only. */
function TestButton({ id, canal, id_pessoa }: { id: number; canal: Channel; id_pessoa?: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.communicationRules.sendTest.mutate({ id, canal, id_pessoa }),
    onSuccess: ({ destino, local }) =>
      toast.success(local ? `Teste na caixa de saída, para ${destino}.` : `Teste enviado para ${destino}.`),
  })
  return (
    <Button icon={Send} busy={isPending} onClick={() => mutate()}>
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
      <DialogContent title="Mensagens" size="lg">
        <DialogBody className="grid gap-4">
          <p>
            {customer
              ? `Como ${customer.nome_razaosocial} vai receber.`
              : 'Como alguém do público do próximo envio vai receber.'}
          </p>
          <details>
            <summary className="cursor-pointer text-sm text-primary">Escolher outro cliente</summary>
            <div className="pt-3">
              <CustomerLookup sistema={sistema} onFound={setCustomer} />
            </div>
          </details>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton className="h-40 w-full" />}
          {data && canal && (
            <Tabs value={canal} onValueChange={setChosen}>
              <TabsList aria-label="Canais">
                {data.map((one) => (
                  <TabsTrigger key={one.canal} value={one.canal}>
                    {channels[one.canal]}
                  </TabsTrigger>
                ))}
              </TabsList>
              {data.map((one) => (
                <TabsContent key={one.canal} value={one.canal}>
                  <Message {...one} />
                </TabsContent>
              ))}
            </Tabs>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>{dialog.close}</Button>
          {'id' in of && canal && tests && <TestButton id={of.id} canal={canal} id_pessoa={id_pessoa} />}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
