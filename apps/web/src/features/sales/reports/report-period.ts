import { currentMonth } from '@intranet/contract/today'
import type { Asked } from '../no-coverage/asked-days.ts'
import type { LeadFilter } from './lead-links.ts'

/** The same as filters of a lead list, over the days that the report was really made for. */
export function leadFilterOf(asked: Asked, period?: { data_ini: string; data_end: string }): LeadFilter {
  const { data_ini: _gte, data_end: _lte } = period ?? asked
  const { provedor } = asked
  return {
    ...((_gte || _lte) && { created_at: { ...(_gte && { _gte }), ...(_lte && { _lte }) } }),
    ...(provedor !== undefined && { provedor: typeof provedor === 'string' ? provedor : { _in: provedor } }),
  }
}

/** Of a details page: the days in the address, else the current month as in its report. */
function periodOrMonth({ data_ini, data_end }: Asked): { data_ini: string; data_end: string } {
  const { de, ate } = currentMonth(new Date())
  return { data_ini: data_ini ?? de, data_end: data_end ?? ate }
}

/** What a details page's address asks for; several providers are in it with commas. */
export function askedOfDetails({
  provedor,
  ...days
}: {
  provedor?: string
  data_ini?: string
  data_end?: string
}) {
  const keys = provedor?.split(',')
  return { ...periodOrMonth(days), provedor: keys && keys.length > 1 ? keys : provedor }
}
