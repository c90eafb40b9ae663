/** The days that a report is about: what was asked for, or the current month in São Paulo. */
import type { FilterOperators, FilterValue } from '@intranet/contract/list'

export interface Period {
  from: string
  to: string
}

const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
export const todayInBrazil = (now = new Date()) => inBrazil.format(now)

/** `2026-11-20` → its month's first and last day. */
export function monthOf(day: string): Period {
  const [year, month] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year!, month!, 0)).getUTCDate()
  return { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${String(last).padStart(2, '0')}` }
}

type Condition = FilterValue | FilterOperators | undefined

/** The filter of a date column, the current month where there is none. */
export const withPeriod = <F extends Record<string, unknown>, K extends keyof F>(filtro: F, key: K): F =>
  filtro[key] === undefined ? { ...filtro, [key]: asFilter(monthOf(todayInBrazil())) } : filtro

const asFilter = ({ from, to }: Period) => ({ _gte: from, _lte: to })

/** First and last day of a filter; an open end is far away or today. */
export function periodOf(condition: Condition): Period {
  if (condition === undefined) return monthOf(todayInBrazil())
  if (typeof condition === 'string') return { from: condition.slice(0, 10), to: condition.slice(0, 10) }
  const { _eq, _gte, _lte } = (condition ?? {}) as FilterOperators
  if (typeof _eq === 'string') return periodOf(_eq)
  return {
    from: typeof _gte === 'string' ? _gte.slice(0, 10) : '1900-01-01',
    to: typeof _lte === 'string' ? _lte.slice(0, 10) : todayInBrazil(),
  }
}
