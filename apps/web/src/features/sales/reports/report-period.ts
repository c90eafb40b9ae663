import { formatCount, formatDate } from '@intranet/contract/formats'
import { currentMonth } from '@intranet/contract/sales/lead-words'
import { dayIn, operatorsOf } from '@/components/table/filter-definition.ts'
import type { FilterEntry } from '@/components/table/list-search.ts'
import type { LeadFilter } from './lead-links.ts'

export interface Asked {
  data_ini?: string
  data_end?: string
  provedor?: string | string[]
}

/** A list's filters as the reports take them. */
export function askedOf(filtro: Record<string, FilterEntry>): Asked {
  const { _gte, _lte } = operatorsOf(filtro.created_at)
  const { _eq, _in } = operatorsOf(filtro.provedor)
  const provedor = _in ? _in.map(String) : _eq === undefined || _eq === null ? undefined : String(_eq)
  return { data_ini: dayIn(_gte), data_end: dayIn(_lte), provedor }
}

export const ALL_DAYS = 'Todo o período'

/** "01/11/2026 a 30/11/2026", or that no days are asked for. */
export function daysText({ data_ini, data_end }: Pick<Asked, 'data_ini' | 'data_end'>): string {
  if (data_ini && data_end) return `${formatDate(data_ini)} a ${formatDate(data_end)}`
  if (data_ini) return `Desde ${formatDate(data_ini)}`
  return data_end ? `Até ${formatDate(data_end)}` : ALL_DAYS
}

/** Beside a title: how many leads, and of which days. */
export const leadsNote = (leads: number, filtro: Record<string, FilterEntry> = {}): string =>
  `${formatCount(leads, 'lead', 'leads')}, ${daysText(askedOf(filtro)).toLowerCase()}`

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
