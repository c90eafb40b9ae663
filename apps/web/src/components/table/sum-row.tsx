import { formatMoney, formatNumber } from '@intranet/contract/formats'
import { cellVariants } from '@/components/ui/table-variants.ts'
import { cn } from '@/lib/cn.ts'
import { namingOf } from './list-column.ts'
import type { ListTableModel } from './list-features.ts'

interface SumRowProps<Row extends object> {
  table: ListTableModel<Row>
  /** Column → its total over all rows of the filter. */
  somas: Record<string, string>
  ticks: boolean
  actions: boolean
}

/** The totals of a list's amounts, each below its column; nothing where no column that has one is shown. */
export function SumRow<Row extends object>({ table, somas, ticks, actions }: SumRowProps<Row>) {
  const columns = table.getVisibleLeafColumns()
  if (!columns.some(({ id }) => somas[id] !== undefined)) return null
  const rows = table.options.rowCount
  const naming = namingOf(columns.map((column) => ({ column })))?.column
  return (
    <tfoot className="border-t border-border">
      <tr className="font-semibold sm:[&>td]:sticky sm:[&>td]:bottom-0 sm:[&>td]:z-2 sm:[&>td]:border-t sm:[&>td]:border-b-0 sm:[&>td]:bg-card sm:[&>td:is([data-card=main],[data-card=tick])]:z-3">
        {ticks && <td data-card="tick" className={cn(cellVariants({ place: 'tick' }), 'left-0 bg-card')} />}
        {columns.map((column) => {
          const { header } = column.columnDef
          const sum = somas[column.id]
          if (column === naming)
            return (
              <td
                key={column.id}
                data-card="main"
                className={cn(cellVariants({ place: 'pinned', main: true }), ticks && 'left-10')}
              >
                Total
                {/* A phone's cards are of one page: its foot says of how many rows. */}
                {rows !== undefined && <span className="sm:hidden"> de {formatNumber(rows)}</span>}
              </td>
            )
          return (
            <td
              key={column.id}
              data-head={sum !== undefined && typeof header === 'string' ? header : undefined}
              data-card={sum === undefined ? undefined : 'sub'}
              className={cn(cellVariants(), 'text-right')}
            >
              {sum !== undefined && formatMoney(sum)}
            </td>
          )
        })}
        {actions && <td className={cellVariants({ place: 'end' })} />}
      </tr>
    </tfoot>
  )
}
