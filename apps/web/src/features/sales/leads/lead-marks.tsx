import { CircleAlert, Clock } from 'lucide-react'
import { lead as text } from '@intranet/contract/messages/leads'
import { Badge } from '@/components/ui/badge.tsx'

/** The icon of what stands against a lead (docs/sales.md#two-marks-of-the-blacklist). */
export function BlocklistMark({ blacklist, motivo }: { blacklist: string | null; motivo: string | null }) {
  if (!blacklist) return <span className="text-muted-foreground max-sm:hidden">{text.notInformed}</span>
  const customer = blacklist === 'cliente'
  const word = customer ? 'Cliente na blocklist' : 'Endereço na blocklist'
  return (
    <span
      title={motivo ? `${word}: ${motivo}` : word}
      style={{ color: customer ? 'var(--on-danger)' : 'var(--on-warning)' }}
    >
      <CircleAlert className="ic" aria-hidden />
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** The red clock of a lead that waits longer than its stage allows. */
export function OverdueMark() {
  return (
    <span title="Vencida" className="ml-1.5 inline-block align-[-3px] text-danger">
      <Clock className="ic" aria-hidden />
      <span className="sr-only">Vencida</span>
    </span>
  )
}

export const ErpBadge = () => <Badge tone="warning">{text.erpPending}</Badge>
