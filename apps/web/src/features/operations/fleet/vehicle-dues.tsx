import { formatDate, formatNumber } from '@intranet/contract/formats'
import { EXPIRY_WARNING_DAYS } from '@intranet/contract/people/document-options'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import { HelpNote } from '@/components/form/form-panel.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

type Vehicle = Outputs['vehicles']['get']

/** How near the day is, or that it is past. */
function Nearness({ day }: { day: string }) {
  const today = todayInBrazil()
  if (day < today) return <StateBadge state="Vencido" />
  return day <= daysLater(today, EXPIRY_WARNING_DAYS) && <Badge variant="warning">Vence logo</Badge>
}

/** What of a vehicle falls due, beside its data. */
export function VehicleDues({ record }: { record: Vehicle }) {
  const { km_atual, proxima_revisao_km: km } = record
  const days = [
    ['Licenciamento', record.vencimento_licenciamento],
    ['Seguro', record.vencimento_seguro],
    ['Próxima revisão', record.proxima_revisao_data],
  ] as const
  return (
    <>
      {days.map(([name, day]) => (
        <HelpNote key={name} title={name}>
          {day ? (
            <span className="flex flex-wrap items-center gap-2">
              {formatDate(day)} <Nearness day={day} />
            </span>
          ) : (
            'Sem data'
          )}
        </HelpNote>
      ))}
      {km !== null && (
        <HelpNote title="Próxima revisão (km)">
          {formatNumber(km)}
          {km > km_atual
            ? `, faltam ${formatNumber(km - km_atual)}`
            : `, passou ${formatNumber(km_atual - km)}`}
        </HelpNote>
      )}
    </>
  )
}
