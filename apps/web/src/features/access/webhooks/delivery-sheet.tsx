import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { deliveryStates } from '@intranet/contract/access/webhook-words'
import { formatDateTime, formatNumber } from '@intranet/contract/formats'
import { Facts } from '@/components/records/facts.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { trpc } from '@/lib/trpc.ts'

/** A text of a program, as it is; long ones are scrolled within their place. */
const Code = ({ label, text }: { label: string; text: string }) => (
  <pre
    // It is scrolled by the keyboard too.
    tabIndex={0}
    aria-label={label}
    className="max-h-80 overflow-auto rounded-md border bg-muted p-3 text-xs break-words whitespace-pre-wrap"
  >
    {text}
  </pre>
)

interface DeliverySheetProps {
  id: number
  onResend: () => void
  onClose: () => void
}

/** One delivery: what was sent, what was answered and how long that took. */
export function DeliverySheet({ id, onResend, onClose }: DeliverySheetProps) {
  const read = useQuery({
    ...trpc.webhooks.delivery.queryOptions({ id }),
    refetchInterval: ({ state }) => (state.data?.situacao === 'na_fila' ? 2000 : false),
  })
  return (
    <RecordSheet title={`Entrega ${id}`} read={read} onClose={onClose}>
      {({ corpo, resposta_texto, ...delivery }) => (
        <div className="grid gap-4">
          <Facts
            rows={[
              ['Situação', <StateBadge key="state" state={deliveryStates[delivery.situacao]} />],
              ['Webhook', delivery.webhook],
              ['Tentativas', formatNumber(delivery.tentativas)],
              ['Última tentativa', delivery.tentada_em && formatDateTime(delivery.tentada_em)],
              ['Resposta', delivery.resposta],
              ['Duração', delivery.duracao_ms !== null && `${formatNumber(delivery.duracao_ms)} ms`],
              ['Erro', delivery.erro],
              ['Próxima tentativa', delivery.situacao === 'na_fila' && formatDateTime(delivery.proxima_em)],
            ]}
          />
          <section>
            <SectionLabel>Corpo</SectionLabel>
            <Code label="Corpo" text={JSON.stringify(corpo, null, 2)} />
          </section>
          <section>
            <SectionLabel>Resposta</SectionLabel>
            {resposta_texto ? (
              <Code label="Resposta" text={resposta_texto} />
            ) : (
              <p className="text-sm text-muted-foreground">O endereço não respondeu com um texto.</p>
            )}
          </section>
          <div>
            <Button variant="outline" icon={RotateCw} onClick={onResend}>
              {delivery.situacao === 'na_fila' ? 'Enviar agora' : 'Enviar de novo'}
            </Button>
          </div>
        </div>
      )}
    </RecordSheet>
  )
}
