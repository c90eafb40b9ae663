import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '@intranet/contract/formats'
import { MAX_LIMIT, pageSizes } from '@intranet/contract/list-limits'
import { table as text } from '@intranet/contract/messages/tables'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { TableSearch } from './use-table-search.ts'

const sizes = pageSizes.map((size) => ({ value: size, label: size === 0 ? text.all : String(size) }))

interface PaginationProps {
  search: TableSearch
  total: number | null | undefined
  /** Rows that "Todos" may hold. */
  most?: number
}

/** "1–20 de 1.284", 20/40/60/Todos, pages. Inside `DataTable`. */
export function Pagination({ search, total, most = MAX_LIMIT }: PaginationProps) {
  const { page, limit } = search
  const known = total ?? 0
  const shown = limit === 0 ? Math.min(known, most) : limit
  const pages = limit === 0 ? 1 : Math.max(1, Math.ceil(known / limit))
  const first = known === 0 ? 0 : (page - 1) * shown + 1
  const last = Math.min(known, page * shown)
  return (
    <>
      {typeof total === 'number' && (
        <span>
          {formatNumber(first)}–{formatNumber(last)} de{' '}
          <b className="text-foreground">{formatNumber(known)}</b>
        </span>
      )}
      <Segmented
        size="sm"
        label="Linhas por página"
        value={limit}
        options={sizes}
        onChange={search.setLimit}
      />
      {limit === 0 && known > most && <span role="note">{text.capped(formatNumber(most))}</span>}
      <div className="ml-auto flex items-center gap-2.5">
        <span className="max-sm:hidden">
          Página {formatNumber(page)} de {formatNumber(pages)}
        </span>
        <IconButton
          icon={ChevronLeft}
          label="Página anterior"
          size="row"
          disabled={page <= 1}
          onClick={() => search.setPage(page - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label="Próxima página"
          size="row"
          disabled={page >= pages}
          onClick={() => search.setPage(page + 1)}
        />
      </div>
    </>
  )
}
