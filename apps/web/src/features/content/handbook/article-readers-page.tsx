import { useQuery } from '@tanstack/react-query'
import { ListPage } from '@/components/list/list-page.tsx'
import { MissingPage, RouteError } from '@/components/shell/route-error.tsx'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { readerColumns, situationFilter } from '@/features/content/news/reader-columns.tsx'
import { trpc } from '@/lib/trpc.ts'

/** Who confirmed the version in force of an article, and who did not. */
export function ArticleReadersPage({ id }: { id: number }) {
  const search = useTableSearch('handbook.readers')
  const input = { ...search.input, filtro: { ...search.input.filtro, id_artigo: id } }
  const list = useList(trpc.handbook.readers.queryOptions(input), search)
  const board = useQuery(trpc.handbook.board.queryOptions({ filtro: { id } }))
  const filters = [situationFilter, useDepartmentFilter(), useProviderFilter()]
  if (board.error && !board.data)
    return <RouteError error={board.error} onRetry={() => void board.refetch()} />
  const line = board.data?.dados[0]
  if (board.data && !line) return <MissingPage />
  return (
    <ListPage
      head={{
        heading: line?.titulo ?? 'LEITURAS DO ARTIGO',
        total: line && (
          <>
            versão {line.versao} · {line.lidos} de {line.publico} confirmaram ·{' '}
            <PercentCell percent={line.percentual} />
          </>
        ),
      }}
      label="Leitores"
      placeholder="Buscar leitor"
      list={list}
      columns={readerColumns}
      filters={filters}
    />
  )
}
