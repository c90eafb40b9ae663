import { BadgePercent, CircleAlert, Clock } from 'lucide-react'
import { format } from '@intranet/contract/messages/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { DueMoment } from '@/components/records/due-moment.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { hasPassed } from '../lead-text.ts'

/** The icon of what is against a lead (docs/sales.md#two-marks-of-the-blacklist). */
export function BlocklistMark({ blacklist, motivo }: { blacklist: string | null; motivo: string | null }) {
  if (!blacklist)
    return (
      <span data-none className="text-muted-foreground max-sm:hidden">
        {format.notInformed}
      </span>
    )
  const customer = blacklist === 'cliente'
  const word = customer ? 'Cliente na blocklist' : 'Endereço na blocklist'
  return (
    <span
      title={motivo ? `${word}: ${motivo}` : word}
      style={{ color: customer ? 'var(--on-danger)' : 'var(--on-warning)' }}
    >
      <CircleAlert aria-hidden />
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** The red clock of a lead that waits longer than its stage allows. */
export function OverdueMark() {
  return (
    <span title="Vencida" className="ml-1.5 inline-block align-[-3px] text-danger">
      <Clock aria-hidden />
      <span className="sr-only">Vencida</span>
    </span>
  )
}

export const ErpBadge = () => <Badge variant="warning">{text.erpPending}</Badge>

/** Product or value are not the price table's: a manager effects it. */
export function OffTableMark() {
  return (
    <span title="Fora da tabela de preços" className="ml-1.5 inline-block align-[-3px] text-warning">
      <BadgePercent aria-hidden />
      <span className="sr-only">Fora da tabela de preços</span>
    </span>
  )
}

export const OffTableBadge = () => <Badge variant="warning">Fora da tabela</Badge>

interface NextContactProps {
  lead: { proximo_contato: string | null; desfecho: string }
  /** Where there is room for little. */
  short?: boolean
}

/** When the customer is to be called again; of an open lead one that has passed says so. */
export function NextContact({ lead: { proximo_contato: at, desfecho }, short }: NextContactProps) {
  if (!at) return format.notInformed
  return <DueMoment at={at} late={desfecho === 'aberta' && hasPassed(at)} short={short} />
}
