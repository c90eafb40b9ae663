import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { dialog, form } from '@intranet/contract/messages'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type EventRow = Outputs['marketingEvents']['list']['dados'][number]

/** The days of an event; one day alone is said once. */
export const eventDays = ({ data_inicio, data_fim }: EventRow) =>
  data_inicio === data_fim ? formatDate(data_inicio) : `${formatDate(data_inicio)} a ${formatDate(data_fim)}`

/** The same for a card: what both days have in common is said once. */
export function shortEventDays({ data_inicio, data_fim }: EventRow): string {
  if (data_inicio === data_fim) return formatDate(data_inicio)
  const [from, to] = [formatDate(data_inicio), formatDate(data_fim)]
  if (data_inicio.slice(0, 7) === data_fim.slice(0, 7)) return `${from.slice(0, 2)}–${to}`
  return data_inicio.slice(0, 4) === data_fim.slice(0, 4) ? `${from.slice(0, 5)}–${to}` : `${from}–${to}`
}

/** "Detalhes": the row, read-only. */
export function EventDetails({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const rows: [string, string][] = [
    ['Período', eventDays(event)],
    ['Status', event.status ? form.active : form.inactive],
    ['Local', event.local],
    ['Cidade', event.cidade_nome],
    ['Endereço', event.endereco],
    ...(event.site_evento ? [['Site', event.site_evento] as [string, string]] : []),
    ['Criação', formatDateTime(event.created_at)],
  ]
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{event.evento}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <dl className="grid gap-4 sm:grid-cols-2">
            {rows.map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs font-semibold text-muted-foreground">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {dialog.close}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
