import type { ReactNode } from 'react'
import type { AskedRows } from '@/components/table/list-column.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { type AroundRows, ListFrame } from './list-frame.tsx'
import { shownTotal } from './shown-total.ts'
import { ListTable, type ListTableProps } from './list-table.tsx'

interface ListPageProps<Row extends object, K extends string, S extends string> extends Omit<
  ListTableProps<Row, K, S>,
  'list' | 'search' | 'selection' | 'exported'
> {
  /** As `useList` gives it: with the search that it was asked by. */
  list: AskedRows<Row> & { search: TableSearch<K, S> }
  /** Where the head does not say the route's title and how many rows there are. */
  head?: { heading?: string; beside?: string | null; total?: ReactNode }
  /** The buttons of the head. */
  tools?: ReactNode
  children?: AroundRows
}

/** A screen that is one list whose rows are not switched: `RecordListPage` is that of an entity. */
export function ListPage<Row extends object, K extends string, S extends string>(
  props: ListPageProps<Row, K, S>,
) {
  const { head, tools, children, list, ...table } = props
  return (
    <ListFrame
      total={shownTotal(list.data)}
      {...head}
      tools={tools}
      rows={<ListTable {...table} list={list} search={list.search} />}
    >
      {children}
    </ListFrame>
  )
}
