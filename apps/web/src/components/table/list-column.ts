import type { DisplayColumnDef } from '@tanstack/react-table'
import type { ListColumnMeta, listFeatures } from './list-features.ts'
import type { ListName, SortKey } from './list-name.ts'

type Shown<Row extends object> = Pick<DisplayColumnDef<typeof listFeatures, Row>, 'header' | 'cell'>
type Meta<Row extends object, Sort> = Omit<ListColumnMeta, 'sort' | 'called'> & {
  /** On the main column: what a row is called by its menu and its tick, where the column's value is not what it shows. */
  called?: (row: Row) => string
  /** Sortable: by the column's own id, or by the server's name for it. */
  sort?: Sort
}

/** A column; what is shown unchanged is in the row, and what is sorted by (`S`) is the server's name. */
export type ListColumn<Row extends object, S extends string = string> = Shown<Row> &
  (
    | { accessorKey: keyof Row & S; id?: undefined; accessorFn?: undefined; meta?: Meta<Row, S | true> }
    | { accessorKey: keyof Row & string; id?: string; accessorFn?: undefined; meta?: Meta<Row, S> }
    | { id: S; accessorKey?: undefined; accessorFn?: (row: Row) => unknown; meta?: Meta<Row, S | true> }
    | { id: string; accessorKey?: undefined; accessorFn?: (row: Row) => unknown; meta?: Meta<Row, S> }
  )

/** `const columns: ListColumns<Row, 'departments.list'>`; the first is locked; the main one, else the first, is pinned and names the row. */
export type ListColumns<Row extends object, Name extends ListName> = ListColumn<Row, SortKey<Name>>[]

/** Of the cells or heads of a row, the one that names it: it stays in sight when a wide table scrolls. A list may begin with a date. */
export const namingOf = <Cell extends { column: { columnDef: { meta?: ListColumnMeta } } }>(
  cells: readonly Cell[],
): Cell | undefined => cells.find(({ column }) => column.columnDef.meta?.card === 'main') ?? cells[0]

/** Whether texts follow the column that names the row: they share the room that is left, figures take what they need. */
export function textsFollow<Cell extends { column: { columnDef: { meta?: ListColumnMeta } } }>(
  cells: readonly Cell[],
  naming: Cell | undefined,
): boolean {
  const after = naming ? cells.slice(cells.indexOf(naming) + 1) : cells
  return after.some(({ column }) => !column.columnDef.meta?.numeric)
}

/** What every list procedure answers. */
export interface ListPage<Row> {
  total: number | null
  /** There are more rows than `total`: it was counted no further. */
  ha_mais?: true
  dados: Row[]
  /** Amount → its total over all rows of the filter. */
  somas?: Record<string, string>
}

/** New rows of a live list, which wait for a press. */
export interface Arrivals {
  count: number
  show: () => void
}

/** The part of a query's result that a table shows. */
export interface ListResult<Row> {
  data: ListPage<Row> | undefined
  error: unknown
  isFetching: boolean
  /** The rows are those of the page before, until this one is read. */
  isPlaceholderData?: boolean
  refetch: () => unknown
  arrivals?: Arrivals
}

/** A list's rows as `useList` gives them, with what they were asked with: the file is asked with the same. */
export interface AskedRows<Row> extends ListResult<Row> {
  asked: object
}

export function columnId<Row extends object>(column: ListColumn<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
}

/** What the server sorts a column by; undefined where it does not. */
export function sortKey<Row extends object>(column: ListColumn<Row>): string | undefined {
  const sort = column.meta?.sort
  return sort === true ? columnId(column) : sort
}

/** What the server's file calls the columns of a screen. */
export const exportedNames = (
  columns: readonly { id: string; columnDef: { meta?: ListColumnMeta } }[],
): string[] => [
  ...new Set(
    columns.flatMap(({ id, columnDef: { meta } }) => {
      const { exported, sort } = meta ?? {}
      return exported ?? [typeof sort === 'string' ? sort : id]
    }),
  ),
]

/** A row's id, which selections keep; rows without one are distinguished by their place. */
export function rowId(row: object, index: number): number {
  return 'id' in row && typeof row.id === 'number' ? row.id : index
}
