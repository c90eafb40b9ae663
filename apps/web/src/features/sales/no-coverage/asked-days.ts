import { formatCount, formatDate } from '@intranet/contract/formats'
import { chosenIn, dayIn, operatorsOf } from '@/components/table/filter-definition.ts'
import type { FilterEntry } from '@/components/table/list-search.ts'

export interface Asked {
  data_ini?: string
  data_end?: string
  provedor?: string | string[]
}

/** A list's filters as the reports take them. */
export function askedOf(filtro: Record<string, FilterEntry>): Asked {
  const { _gte, _lte } = operatorsOf(filtro.created_at)
  const chosen = chosenIn(filtro.provedor).map(String)
  const provedor = chosen.length > 1 ? chosen : chosen[0]
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
