import type { ReactNode } from 'react'
import type { AskedRows } from '@/components/table/list-column.ts'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { type AroundRows, ListFrame } from './list-frame.tsx'
import { shownTotal } from './shown-total.ts'
import { RecordTable, type RecordTableProps } from './record-table.tsx'

interface RecordPageProps<Row extends object, K extends string, S extends string> extends Omit<
  RecordTableProps<Row, K, S>,
  'list' | 'search'
> {
  /** As `useList` gives it: with the search that it was asked by. */
  list: AskedRows<Row> & { search: TableSearch<K, S> }
  /** What distinguishes the list from others of its title. */
  beside?: string | null
  /** The buttons of the head. */
  tools?: ReactNode
  children?: AroundRows
}

/** A screen that is one list whose rows are switched in its own way; in the usual one: `RecordListPage`. */
export function RecordPage<Row extends object, K extends string, S extends string>(
  props: RecordPageProps<Row, K, S>,
) {
  const { beside, tools, children, list, ...table } = props
  return (
    <ListFrame
      beside={beside}
      total={shownTotal(list.data)}
      tools={tools}
      rows={<RecordTable {...table} list={list} search={list.search} />}
    >
      {children}
    </ListFrame>
  )
}
