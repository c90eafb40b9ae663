import { type ColumnDef, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** What a column tells the table beside its cells. */
export interface ListColumnMeta {
  /** Place in the two-line card of a phone; columns without one wait in the record. */
  card?: 'main' | 'sub' | 'extra'
  /** On the main column: what a row is called by its menu and its tick, where the column's value is not what it shows. */
  called?: (row: never) => string
  /** The row's name in a cell of its own that holds no link: it opens the record. Plain names do so by themselves. */
  opens?: true
  /** Right-aligned figures. */
  numeric?: boolean
  /** Sortable: by the column's own id, or by the server's name for it. */
  sort?: true | string
  /** Off until somebody ticks it in the column chooser. */
  hidden?: boolean
  /** The file's columns that say the same, where they are not named as this one; `[]` when it has none. */
  exported?: readonly string[]
}

// The server filters, sorts and pages; choosing columns picks definitions. The table needs no feature.
export const listFeatures = tableFeatures({ columnMeta: {} as ListColumnMeta })

/** `columns: ListColumn<Row>[]`; the first is the identity: pinned, locked, and the name of row actions. */
export type ListColumn<Row extends object> = ColumnDef<typeof listFeatures, Row>

/** What every list procedure answers. */
export interface ListPage<Row> {
  total: number | null
  dados: Row[]
}

/** The part of a query's result that a table shows. */
export interface ListResult<Row> {
  data: ListPage<Row> | undefined
  error: unknown
  isFetching: boolean
  /** The rows are those of the page before, until this one is read. */
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export function columnId<Row extends object>(column: ListColumn<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
}

/** What the server's file calls the columns of a screen. */
export const exportedNames = <Row extends object>(columns: readonly ListColumn<Row>[]): string[] => [
  ...new Set(
    columns.flatMap((column) => {
      const { exported, sort } = column.meta ?? {}
      return exported ?? [typeof sort === 'string' ? sort : columnId(column)]
    }),
  ),
]

/** The column's head as words, for the chooser and the cards. */
export function columnLabel<Row extends object>(column: ListColumn<Row>): ReactNode {
  return typeof column.header === 'string' ? column.header : columnId(column)
}

/** A row's id, which selections keep; rows without one are told apart by their place. */
export function rowId(row: object, index: number): number {
  return 'id' in row && typeof row.id === 'number' ? row.id : index
}
