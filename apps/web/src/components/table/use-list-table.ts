import {
  type ColumnDef,
  functionalUpdate,
  type PaginationState,
  type SortingState,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { pageSizes } from '@intranet/contract/list-limits'
import { useMemo } from 'react'
import { columnId, type ListColumn, type ListResult, rowId, sortKey } from './list-column.ts'
import { listFeatures, type ListTableModel } from './list-features.ts'
import { PlainCell } from './plain-cell.tsx'
import type { ColumnChoice } from './use-column-choice.ts'
import type { Selection } from './use-selection.ts'
import type { TableSearch } from './use-table-search.ts'

interface ListTableOptions<Row extends object, S extends string> {
  columns: ListColumn<Row, NoInfer<S>>[]
  list: Pick<ListResult<Row>, 'data'>
  /** Order and page, kept in the address. Without it the heads do not sort. */
  search?: TableSearch<string, S>
  /** With it each row has a tick; rows need a numeric `id`. */
  selection?: Selection
  /** Which columns are shown, and in which order; without it all of them. */
  choice?: ColumnChoice
}

const NO_ROWS: never[] = []
const NO_ORDER: SortingState = []
const defaultColumn = { cell: PlainCell }

/** The first column is the identity and stays; only what the server sorts by has a button in its head. */
const definitionsOf = <Row extends object>(columns: ListColumn<Row>[]) =>
  columns.map((column, place): ColumnDef<typeof listFeatures, Row> => {
    const { accessorKey, accessorFn, ...shown } = column
    const id = columnId(column)
    return {
      ...shown,
      id,
      accessorFn: accessorFn ?? ((row) => (row as Record<string, unknown>)[accessorKey ?? id]),
      enableHiding: place > 0,
      enableSorting: sortKey(column) !== undefined,
    }
  })

/** Order and page of an address as react-table's state, and what writes them back. */
function useAddressState<Row extends object>(columns: ListColumn<Row>[], search: TableSearch | undefined) {
  const { sort, page = 1, limit = 0 } = search ?? {}
  const desc = sort?.startsWith('-') ?? false
  const sorted = columns.find((column) => sort && sortKey(column) === (desc ? sort.slice(1) : sort))
  const id = sorted && columnId(sorted)
  // The same object while nothing changed: another one is another state, and the table is drawn again.
  const sorting = useMemo(() => (id ? [{ id, desc }] : NO_ORDER), [id, desc])
  const pagination = useMemo(() => ({ pageIndex: page - 1, pageSize: limit || Infinity }), [page, limit])
  const onSortingChange = (updater: Updater<SortingState>) => {
    const next = functionalUpdate(updater, sorting)[0]
    const column = columns.find((one) => columnId(one) === next?.id)
    const key = column && sortKey(column)
    search?.setSort(key && next?.desc ? `-${key}` : key)
  }
  const onPaginationChange = (updater: Updater<PaginationState>) => {
    const { pageIndex, pageSize } = functionalUpdate(updater, pagination)
    if (pageSize === pagination.pageSize) search?.setPage(pageIndex + 1)
    else search?.setLimit(pageSizes.find((size) => size === pageSize) ?? 0)
  }
  return { state: { sorting, pagination }, onSortingChange, onPaginationChange }
}

/**
 * A list as react-table has it: for `DataTable` and what is around it. Each part of its state has its owner: the address
 * (`useTableSearch`), the ticks (`useSelection`), this browser (`useColumnChoice`). The server sorts and pages.
 */
export function useListTable<Row extends object, S extends string = string>(
  options: ListTableOptions<Row, S>,
): ListTableModel<Row> {
  const { columns, list, search, selection, choice } = options
  const { state, ...address } = useAddressState(columns, search)
  return useTable({
    features: listFeatures,
    columns: useMemo(() => definitionsOf(columns), [columns]),
    data: list.data?.dados ?? NO_ROWS,
    defaultColumn,
    getRowId: (row, place) => String(rowId(row, place)),
    state: {
      ...state,
      ...(selection && { rowSelection: selection.rowSelection }),
      ...(choice && { columnVisibility: choice.columnVisibility, columnOrder: choice.columnOrder }),
    },
    ...address,
    manualSorting: true,
    enableSorting: search !== undefined,
    enableMultiSort: false,
    sortDescFirst: false,
    manualPagination: true,
    rowCount: list.data?.total ?? undefined,
    meta: { more: list.data?.ha_mais ?? false },
    enableRowSelection: selection ? ({ id }) => !selection.locked?.has(Number(id)) : false,
    onRowSelectionChange: selection?.onRowSelectionChange,
    onColumnVisibilityChange: choice?.onColumnVisibilityChange,
    onColumnOrderChange: choice?.onColumnOrderChange,
  })
}
