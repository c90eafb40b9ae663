import type { ReactTable } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { headCellVariants } from '@/components/ui/table-variants.ts'
import { cn } from '@/lib/cn.ts'
import { type listFeatures, rowId } from './list-column.ts'
import type { Selection } from './use-selection.ts'
import type { TableSearch } from './use-table-search.ts'

interface TableHeadProps<Row extends object> {
  table: ReactTable<typeof listFeatures, Row>
  rows: Row[]
  search?: TableSearch
  selection?: Selection
  actions: boolean
}

/** The sticky head: a tick for the page, and a button in each sortable column. */
export function TableHead<Row extends object>({
  table,
  rows,
  search,
  selection,
  actions,
}: TableHeadProps<Row>) {
  const ids = rows.map(rowId).filter((id) => !selection?.locked?.has(id))
  const picked = ids.filter((id) => selection?.ids.has(id)).length
  const all = picked > 0 && picked === ids.length
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {selection && (
            <th className={headCellVariants({ place: 'tick' })} data-card="tick">
              <label className="max-sm:flex max-sm:items-center max-sm:gap-3">
                <Checkbox
                  checked={all || (picked > 0 && 'indeterminate')}
                  disabled={ids.length === 0}
                  aria-label="Selecionar todas as linhas da página"
                  onCheckedChange={() => selection.togglePage(ids)}
                />
                <span className="sm:hidden">Selecionar todas</span>
              </label>
            </th>
          )}
          {group.headers.map((header, index) => {
            const meta = header.column.columnDef.meta
            const key = meta?.sort === true ? header.column.id : meta?.sort
            const order =
              search && key
                ? search.sort === key
                  ? 'ascending'
                  : search.sort === `-${key}`
                    ? 'descending'
                    : undefined
                : undefined
            const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={order}
                className={cn(
                  headCellVariants({ place: index === 0 ? 'pinned' : 'default' }),
                  meta?.numeric && 'text-right',
                  meta?.wraps && 'whitespace-normal',
                  index === 0 && selection && 'left-10',
                )}
              >
                {search && key ? (
                  <button
                    type="button"
                    className={cn(
                      'hit inline-flex items-center gap-0.5 align-middle [&:not(:hover,:focus-visible,[aria-sort]_*)>svg]:opacity-0',
                      meta?.numeric && 'flex-row-reverse',
                      order && 'font-[650] text-foreground',
                    )}
                    onClick={() => search.toggleSort(key)}
                  >
                    <table.FlexRender header={header} />
                    <Arrow className="size-3.5" aria-hidden />
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            )
          })}
          {actions && (
            <th className={headCellVariants({ place: 'end' })}>
              <span className="sr-only">Ações</span>
            </th>
          )}
        </tr>
      ))}
    </thead>
  )
}
