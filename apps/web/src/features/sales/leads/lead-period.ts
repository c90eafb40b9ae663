import { once } from '@intranet/contract/once'
import { formatDate } from '@intranet/contract/formats'
import { operatorsOf } from '@/components/table/filter-definition.ts'
import type { FilterEntry } from '@/components/table/list-search.ts'
import { openingPeriod, type LeadPeriod } from './opening-month.ts'

/** The period that a filter of the creation date means. */
export function periodOf(filter: FilterEntry | undefined): LeadPeriod {
  if (filter === undefined) return {}
  const { _gte, _lte } = operatorsOf(filter)
  return {
    ...(typeof _gte === 'string' && { de: _gte }),
    ...(typeof _lte === 'string' && { ate: _lte }),
  }
}

const ALL_DATES = 'todas as datas'
const monthOfYear = once(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }))
const short = (day: string) => formatDate(day).slice(0, 5)

/** "novembro", "01/10 a 15/10", "desde 01/10" or "todas as datas". */
export function periodWords({ de, ate }: LeadPeriod): string {
  if (!de && !ate) return ALL_DATES
  if (!ate) return `desde ${short(de!)}`
  if (!de) return `até ${short(ate)}`
  const month = openingPeriod()
  return de === month.de && ate === month.ate
    ? monthOfYear().format(new Date(`${de}T12:00:00Z`))
    : `${short(de)} a ${short(ate)}`
}
