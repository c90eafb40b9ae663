import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { writesNews } from '@intranet/contract/content/news-access'
import { Hash, Table2, X } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { FilterSheet } from '@/components/table/filter-sheet.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { NewsCard } from './news-card.tsx'
import { NewsCategories } from './news-categories.tsx'

interface NewsListPageProps {
  /** Of one category. */
  category?: number
}

/** What reaches the reader, newest first; more comes at the end. */
export function NewsListPage({ category }: NewsListPageProps) {
  const search = useTableSearch('news.list')
  const { hashtag } = useSearch({ strict: false }) as { hashtag?: string }
  const session = useSession()
  const navigate = useNavigate()
  const categories = useQuery(trpc.categories.options.queryOptions({}))
  const input = {
    ...(category && { id_categoria: category }),
    ...(hashtag && { hashtag }),
    ...(search.q && { q: search.q }),
  }
  const feed = useInfiniteQuery({
    // Below the path of `news`, so that what changes there is read again here too.
    queryKey: [...trpc.news.feed.pathKey(), { input, type: 'infinite' }],
    queryFn: ({ pageParam }) => api.news.feed.query({ ...input, ...(pageParam && { depois: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.depois,
  })
  const rows = feed.data?.pages.flatMap((page) => page.dados)
  const here = category ? categories.data?.find(({ id }) => id === category)?.titulo : undefined
  return (
    <Page>
      <PageHead total={here}>
        {writesNews(session) && (
          <>
            <AddressLink to="/news/table" className={buttonVariants({ variant: 'outline' })}>
              <Table2 aria-hidden />
              Tabela
            </AddressLink>
            <AddLink to="/news/register">Nova novidade</AddLink>
          </>
        )}
      </PageHead>
      <PageSheet
        spine={
          <Spine label="Categorias" under>
            {/* On phones they are behind the button above: here they would be below all news. */}
            <div className="max-sm:hidden">
              <NewsCategories current={category ?? 0} />
            </div>
          </Spine>
        }
      >
        <Toolbar>
          <SearchBox search={search} placeholder="Buscar novidade" />
          <FilterSheet
            // Closed by the choice of another one.
            key={category}
            count={category ? 1 : 0}
            clear={() => void navigate({ to: '/news/list' as '/' })}
          >
            <NewsCategories current={category ?? 0} />
          </FilterSheet>
          {hashtag && (
            <AddressLink
              to={category ? `/news/list/${category}` : '/news/list'}
              className={chipVariants({ variant: 'removable' })}
              aria-label={`Remover filtro #${hashtag}`}
            >
              <Hash className="size-3.5" aria-hidden />
              {hashtag}
              <X className="size-3.5" aria-hidden />
            </AddressLink>
          )}
        </Toolbar>
        {feed.error && !rows ? (
          <ErrorState error={feed.error} onRetry={() => void feed.refetch()} />
        ) : (
          !rows && <LoadingState />
        )}
        {rows?.length === 0 && <EmptyState text="Nenhuma novidade para você com estes filtros." />}
        <div className="mt-4 max-w-[760px]">
          {rows?.map((news) => (
            <NewsCard key={news.id} news={news} />
          ))}
        </div>
        {feed.hasNextPage && (
          <Button variant="outline" busy={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
            Mostrar mais
          </Button>
        )}
      </PageSheet>
    </Page>
  )
}
