/** The days that a report is about: what was asked for, or the current month in São Paulo. */
import { firstOfMonth, lastOfMonth, todayInBrazil } from '@intranet/contract/today'
import type { Filter, FilterOperators, FilterValue } from '@intranet/contract/list'

export interface Period {
  from: string
  to: string
}

/** `2026-11-20` → its month's first and last day. */
export const monthOf = (day: string): Period => ({ from: firstOfMonth(day), to: lastOfMonth(day) })

type Condition = FilterValue | FilterOperators

/** The conditions of a filter on a column, at its top level and inside `_and`. */
export const askedOf = <K extends string>(filtro: Filter<K>, key: NoInfer<K>): Condition[] =>
  [filtro, ...(filtro._and ?? [])].flatMap((part) => {
    const condition = part[key] as Condition | undefined
    return condition === undefined ? [] : [condition]
  })

/** A filter without its conditions on some columns, also inside `_and` and `_or`; an emptied alternative is true. */
export function without<K extends string>(filtro: Filter<K>, keys: readonly NoInfer<K>[]): Filter<K> {
  const { _and, _or, ...top } = filtro
  const rest = Object.entries(top).filter(([key]) => !keys.includes(key as K))
  return {
    ...(Object.fromEntries(rest) as Filter<K>),
    ...(_and && { _and: _and.map((part) => without<K>(part, keys)) }),
    ...(_or && { _or: _or.map((part) => without<K>(part, keys)) }),
  }
}

/** The filter of a date column; the current month if there is none. */
export const withPeriod = <K extends string>(filtro: Filter<K>, key: NoInfer<K>): Filter<K> =>
  askedOf(filtro, key).length ? filtro : { ...filtro, [key]: asFilter(monthOf(todayInBrazil())) }

const asFilter = ({ from, to }: Period) => ({ _gte: from, _lte: to })

/** First and last day that a filter sets for a column; the current month if it sets none. */
export function periodOf<K extends string>(filtro: Filter<K>, key: NoInfer<K>): Period {
  const periods = askedOf(filtro, key).map(daysOf)
  if (!periods.length) return monthOf(todayInBrazil())
  return {
    from: periods
      .map(({ from }) => from)
      .toSorted()
      .at(-1)!,
    to: periods.map(({ to }) => to).toSorted()[0]!,
  }
}

/** First and last day of a condition; an open end is far away or today. */
function daysOf(condition: Condition): Period {
  if (typeof condition === 'string') return { from: condition.slice(0, 10), to: condition.slice(0, 10) }
  const { _eq, _gte, _lte } = (condition ?? {}) as FilterOperators
  if (typeof _eq === 'string') return daysOf(_eq)
  return {
    from: typeof _gte === 'string' ? _gte.slice(0, 10) : '1900-01-01',
    to: typeof _lte === 'string' ? _lte.slice(0, 10) : todayInBrazil(),
  }
}
