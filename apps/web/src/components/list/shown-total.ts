import { formatCount, formatNumber } from '@intranet/contract/formats'
import { table as text } from '@intranet/contract/messages/tables'
import type { ListPage } from '@/components/table/list-column.ts'

type Counted = Pick<ListPage<unknown>, 'total' | 'ha_mais'> | undefined

/** Of a list's page: how many rows there are, as far as they were counted. */
export const shownTotal = (page: Counted) =>
  page?.ha_mais ? `${text.moreThan}${formatNumber(page.total ?? 0)}` : page?.total

/** The same with what is counted: "mais de 1.000 leads". */
export const shownCount = (page: Counted, one: string, many: string) =>
  typeof page?.total === 'number'
    ? `${page.ha_mais ? text.moreThan : ''}${formatCount(page.total, one, many)}`
    : undefined
