import { formatDate, formatNumber } from '@intranet/contract/formats'
import { HelpNote } from '@/components/form/form-panel.tsx'
import { DueMark } from '@/components/marks/due-mark.tsx'
import { daysUntil } from '@/components/marks/days-until.ts'
import type { Outputs } from '@/lib/trpc.ts'

type Vehicle = Outputs['vehicles']['get']

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
              {formatDate(day)} <DueMark days={daysUntil(day)} />
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
