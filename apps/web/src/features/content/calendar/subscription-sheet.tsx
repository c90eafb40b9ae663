import { formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Copy, Link2, Link2Off } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Input } from '@/components/ui/input.tsx'
import { copyText } from '@/lib/copy-text.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { TitledSheet } from '@/components/records/record-sheet.tsx'

/** The address of one's own events for another calendar: made, replaced, revoked; shown only once. */
export default function SubscriptionSheet({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(trpc.calendar.subscription.queryOptions())
  const changes = [trpc.calendar.subscription.pathFilter()]
  const make = useSave({ mutationFn: () => api.calendar.subscribe.mutate() }, { changes })
  const revoke = useSave(
    {
      mutationFn: () => api.calendar.unsubscribe.mutate(),
      onSuccess: () => make.reset(),
    },
    { saved: 'O endereço deixou de valer.', changes },
  )
  const url = make.data?.url
  return (
    <TitledSheet title="Assinar em outro calendário" onClose={onClose}>
      <div className="grid gap-4 text-sm">
        <p>
          Com este endereço, outro calendário mostra os eventos que você criou e os convites que não recusou.
          Quem o tiver lê os seus eventos: guarde-o como uma senha.
        </p>
        {url ? (
          <>
            <Input
              readOnly
              value={url}
              aria-label="Endereço do calendário"
              onFocus={(event) => event.target.select()}
            />
            <Button icon={Copy} onClick={() => void copyText(url, 'Endereço copiado.')}>
              Copiar endereço
            </Button>
            <p className="text-xs text-muted-foreground">O endereço não é mostrado de novo.</p>
          </>
        ) : (
          <Button icon={Link2} busy={make.isPending} onClick={() => make.mutate()}>
            {data?.desde ? 'Gerar novo endereço' : 'Gerar endereço'}
          </Button>
        )}
        {data?.desde && (
          <>
            <p className="text-xs text-muted-foreground">
              Endereço em uso desde {formatDateTime(data.desde)}. Um novo encerra o anterior.
            </p>
            <Button variant="outline" icon={Link2Off} busy={revoke.isPending} onClick={() => revoke.mutate()}>
              Revogar endereço
            </Button>
          </>
        )}
      </div>
    </TitledSheet>
  )
}
