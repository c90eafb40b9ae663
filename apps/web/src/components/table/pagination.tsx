import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '@intranet/contract/formats'
import { MAX_LIMIT, pageSizes } from '@intranet/contract/list-limits'
import { table as text } from '@intranet/contract/messages/tables'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { ListTableModel } from './list-features.ts'

const sizes = pageSizes.map((size) => ({ value: size, label: size === 0 ? text.all : String(size) }))

interface PaginationProps<Row extends object> {
  table: ListTableModel<Row>
  /** Rows that "Todos" may hold. */
  most?: number
}

/** Rows that one page of the smallest size holds: fewer have no pages. */
const fewest = pageSizes[0]

/** "1–20 de 1.284", 20/40/60/Todos, pages. Inside `DataTable`. */
export function Pagination<Row extends object>({ table, most = MAX_LIMIT }: PaginationProps<Row>) {
  const { pageIndex, pageSize } = table.state.pagination
  const counted = table.options.rowCount
  const total = counted ?? 0
  const whole = pageSize === Infinity
  const shown = whole ? Math.min(total, most) : pageSize
  const pages = Math.max(1, table.getPageCount())
  const first = total === 0 ? 0 : pageIndex * shown + 1
  const last = Math.min(total, (pageIndex + 1) * shown)
  const isMore = table.options.meta?.more ?? false
  const more = isMore ? text.moreThan : ''
  return (
    <>
      {counted !== undefined && (
        <span>
          {formatNumber(first)}–{formatNumber(last)} de{' '}
          <b className="text-foreground">
            {more}
            {formatNumber(total)}
          </b>
        </span>
      )}
      {total > fewest && (
        <Segmented
          size="sm"
          label="Linhas por página"
          value={sizes.find(({ value }) => value === pageSize)?.value ?? 0}
          options={sizes}
          onChange={(size) => table.setPageSize(size || Infinity)}
        />
      )}
      {whole && (total > most || isMore) && <span role="note">{text.capped(formatNumber(most))}</span>}
      <span className="grow max-sm:hidden" />
      {total > fewest && (
        <div className="flex items-center gap-2.5 max-sm:w-full">
          <span className="max-sm:grow">
            Página {formatNumber(pageIndex + 1)} de {whole ? '' : more}
            {formatNumber(pages)}
          </span>
          <IconButton
            icon={ChevronLeft}
            label="Página anterior"
            size="row"
            disabled={!table.getCanPreviousPage()}
            onClick={() => table.previousPage()}
          />
          <IconButton
            icon={ChevronRight}
            label="Próxima página"
            size="row"
            disabled={!table.getCanNextPage() && (whole || !isMore)}
            onClick={() => table.nextPage()}
          />
        </div>
      )}
    </>
  )
}
