import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState, LoadingState } from '@/components/shell/states.tsx'
import { useRouteExists } from '@/components/shell/use-route-exists.ts'
import { trpc } from '@/lib/trpc.ts'
import { CategoryMark } from './category-mark.tsx'

/** The active categories as cards; each leads to its news. */
export function CategoryCardsPage() {
  const { data, error, refetch } = useQuery(trpc.categories.options.queryOptions({}))
  const exists = useRouteExists()
  return (
    <Page>
      <PageHead title="CATEGORIAS" total={data?.length} />
      <PageSheet>
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />)}
        {data?.length === 0 && <EmptyState />}
        <ul className="cards">
          {data?.map((category) => {
            const to = `/news/list/${category.id}`
            const inside = (
              <>
                <CategoryMark {...category} />
                <b>{category.titulo}</b>
              </>
            )
            return (
              <li key={category.id}>
                {exists(to) ? (
                  <AddressLink to={to} className="panel flex items-center gap-3 p-3 text-foreground">
                    {inside}
                  </AddressLink>
                ) : (
                  <span className="panel flex items-center gap-3 p-3 text-foreground">{inside}</span>
                )}
              </li>
            )
          })}
        </ul>
      </PageSheet>
    </Page>
  )
}
