import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Checkbox } from '@/components/ui/checkbox.tsx'
import { headCellVariants } from '@/components/ui/table-variants.ts'
import { cn } from '@/lib/cn.ts'
import { namingOf } from './list-column.ts'
import type { ListTableModel } from './list-features.ts'

interface TableHeadProps<Row extends object> {
  table: ListTableModel<Row>
  ticks: boolean
  actions: boolean
}

const words = { asc: 'ascending', desc: 'descending' } as const

/** The sticky head: a tick for the page, and a button in each sortable column. */
export function TableHead<Row extends object>({ table, ticks, actions }: TableHeadProps<Row>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => {
        const naming = namingOf(group.headers)
        return (
          <tr key={group.id}>
            {ticks && (
              <th className={headCellVariants({ place: 'tick' })} data-card="tick">
                <label className="max-sm:flex max-sm:items-center max-sm:gap-3">
                  <Checkbox
                    checked={
                      table.getIsAllPageRowsSelected() ||
                      (table.getIsSomePageRowsSelected() && 'indeterminate')
                    }
                    disabled={!table.getRowModel().rows.some((row) => row.getCanSelect())}
                    aria-label="Selecionar todas as linhas da página"
                    onCheckedChange={() => table.toggleAllPageRowsSelected()}
                  />
                  <span className="sm:hidden">Selecionar todas</span>
                </label>
              </th>
            )}
            {group.headers.map((header) => {
              const { meta } = header.column.columnDef
              const sorted = header.column.getIsSorted()
              const pinned = header === naming
              const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown
              return (
                <th
                  key={header.id}
                  scope="col"
                  aria-sort={sorted ? words[sorted] : undefined}
                  className={cn(
                    headCellVariants({ place: pinned ? 'pinned' : 'default' }),
                    meta?.numeric && 'text-right',
                    meta?.wraps && 'whitespace-normal',
                    pinned && ticks && 'left-10',
                  )}
                >
                  {header.column.getCanSort() ? (
                    <button
                      type="button"
                      className={cn(
                        'hit inline-flex items-center gap-0.5 text-left align-middle [&:not(:hover,:focus-visible,[aria-sort]_*)>svg]:opacity-0',
                        meta?.numeric && 'flex-row-reverse text-right',
                        sorted && 'font-[650] text-foreground',
                      )}
                      onClick={() => header.column.toggleSorting()}
                    >
                      <table.FlexRender header={header} />
                      <Arrow className="size-3.5" aria-hidden />
                    </button>
                  ) : (
                    // The buttons under it say the same.
                    <span className={meta?.card === 'opener' ? 'sr-only' : undefined}>
                      <table.FlexRender header={header} />
                    </span>
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
        )
      })}
    </thead>
  )
}
