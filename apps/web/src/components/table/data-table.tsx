import { Maximize2, Minimize2 } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorState, EmptyState } from '@/components/shell/states.tsx'
import { Button } from '@/components/ui/button.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import {
  tableBodyClasses,
  tableClasses,
  tableFrameClasses,
  tableScrollClasses,
} from '@/components/ui/table-variants.ts'
import { cn } from '@/lib/cn.ts'
import { readRequestError } from '@/lib/request-error.ts'
import { ArrivalsButton } from './arrivals-button.tsx'
import type { ListResult } from './list-column.ts'
import type { FilterDefinition } from './filter-definition.ts'
import type { ListTableModel } from './list-features.ts'
import type { RowPlace } from './long-rows.tsx'
import type { RowAction } from './row-actions.tsx'
import { markScrollEdges } from './scroll-edges.ts'
import { useTableExtras } from './table-extras.tsx'
import { SumRow } from './sum-row.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import type { TableSearch } from './use-table-search.ts'
import { TableFoot } from './table-foot.tsx'

const RefusedFilters = lazyPart(async () => ({
  default: (await import('./refused-filters.tsx')).RefusedFilters,
}))

const LongRows = lazyPart(() => import('./long-rows.tsx'))
/** Of more rows only those in sight are drawn. */
const DRAWN_AT_ONCE = 200

interface DataTableProps<Row extends object> {
  /** What the rows are: "Departamentos". */
  label: string
  table: ListTableModel<Row>
  list: ListResult<Row>
  /** What may hide rows, and is taken away where it hides them all. */
  search?: Pick<TableSearch, 'q' | 'filtro' | 'setFilter' | 'clear'>
  /** How the toolbar calls the filters. */
  filters?: readonly FilterDefinition[]
  /** The menu at the row's end. */
  actions?: (row: Row) => RowAction[]
  /** Instead of "Nenhum dado encontrado" alone, where no filter hides rows. */
  empty?: ReactNode
  /** The foot, usually `Pagination`. */
  children?: ReactNode
}

/** The columns of whose filter the server refused the value. */
const refusedColumns = (error: unknown): string[] =>
  Object.keys(readRequestError(error).fields).flatMap((field) => {
    const [place, column] = field.split('.')
    return place === 'filtro' && column ? [column] : []
  })

/** Renders a list, and its loading, empty and error states. It keeps no state but the frame's width. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, table, list, search, filters = [], actions, empty, children } = props
  const [full, setFull] = useState(false)
  const { foot } = useTableExtras()
  const { rows } = table.getRowModel()
  const columns = table.getVisibleLeafColumns()
  const ticks = table.options.enableRowSelection !== false
  useEffect(() => {
    if (!full) return
    const press = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [full])

  const failed = Boolean(list.error) && !list.data
  const refused = failed ? refusedColumns(list.error) : []
  const filtered = search && (search.q !== '' || Object.keys(search.filtro).length > 0)
  const cards = columns.some(({ columnDef }) => columnDef.meta?.card)
  const long = rows.length > DRAWN_AT_ONCE
  const skeleton = (
    <TableSkeleton columns={columns.map(({ id }) => id)} selection={ticks} actions={Boolean(actions)} />
  )
  const draw = (index: number, place?: RowPlace) => {
    const row = rows[index]
    return (
      row && <TableRow key={row.id} row={row} ticks={ticks} actions={actions?.(row.original)} place={place} />
    )
  }
  return (
    <div
      data-slot="table-container"
      data-cards={cards || undefined}
      className={cn(
        tableFrameClasses,
        full && 'fixed inset-3 z-40 flex max-w-none flex-col [--pin-max:38vw]',
      )}
      aria-busy={list.isFetching || undefined}
    >
      {list.isFetching && list.data && (
        <div
          className="absolute inset-x-0 top-0 z-4 h-0.5 overflow-hidden after:absolute after:inset-0 after:w-[35%] after:animate-pass after:bg-node"
          aria-hidden
        />
      )}
      {list.arrivals && <ArrivalsButton {...list.arrivals} />}
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        ref={markScrollEdges}
        data-slot="table-scroll"
        className={cn(tableScrollClasses, full && 'max-h-none flex-1')}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <table data-slot="table" className={tableClasses} aria-rowcount={long ? rows.length + 1 : undefined}>
          <caption className="sr-only">{label}</caption>
          <TableHead table={table} ticks={ticks} actions={Boolean(actions)} />
          {long ? (
            <Suspense fallback={<tbody className={tableBodyClasses}>{skeleton}</tbody>}>
              <LongRows
                key={columns.map(({ id }) => id).join()}
                cards={cards}
                count={rows.length}
                draw={draw}
              />
            </Suspense>
          ) : (
            <tbody className={tableBodyClasses}>
              {!list.data && !failed && skeleton}
              {rows.map((_, index) => draw(index))}
            </tbody>
          )}
          {foot && rows.length > 0 && <tfoot>{foot}</tfoot>}
          {list.data?.somas && rows.length > 0 && (
            <SumRow table={table} somas={list.data.somas} ticks={ticks} actions={Boolean(actions)} />
          )}
        </table>
        {failed &&
          (search && refused.length > 0 ? (
            <Suspense>
              <RefusedFilters
                columns={refused}
                search={search}
                labelOf={(column) => filters.find(({ key }) => key === column)?.label}
              />
            </Suspense>
          ) : (
            <ErrorState error={list.error} onRetry={() => void list.refetch()} />
          ))}
        {list.data &&
          rows.length === 0 &&
          (filtered ? (
            <EmptyState
              action={
                <Button variant="outline" onClick={search.clear}>
                  Limpar filtros
                </Button>
              }
              text="Os filtros escondem todas as linhas."
            />
          ) : (
            (empty ?? <EmptyState />)
          ))}
      </div>
      {/* Of nothing there are no pages, and nothing needs more room. */}
      {children && !(list.data && rows.length === 0) && (
        <TableFoot>
          {children}
          <IconButton
            icon={full ? Minimize2 : Maximize2}
            label={full ? 'Voltar ao tamanho da página' : 'Ocupar a janela'}
            size="row"
            className="max-sm:hidden"
            onClick={() => setFull(!full)}
          />
        </TableFoot>
      )}
    </div>
  )
}
