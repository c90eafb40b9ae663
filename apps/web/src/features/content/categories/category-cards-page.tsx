import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@intranet/contract/formats'
import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useNewsCounts } from '../news/use-news-counts.ts'
import { CategoryMark } from './category-mark.tsx'

const countText = (count: number) =>
  count === 0 ? 'Nenhuma novidade' : formatCount(count, 'novidade', 'novidades')

/** The active categories as cards with what they hold; each leads to its news. */
export function CategoryCardsPage() {
  const categories = useQuery(trpc.categories.options.queryOptions({}))
  const counts = useNewsCounts()
  return (
    <Page>
      <PageHead total={categories.data?.length} />
      <PageSheet>
        <Loaded reads={[categories]}>
          {(data) =>
            data.length === 0 ? (
              <EmptyState />
            ) : (
              <div className="cards">
                {data.map((category) => (
                  <AddressLink key={category.id} to={`/news/list/${category.id}`} className="cardl">
                    <CategoryMark {...category} />
                    <b>{category.titulo}</b>
                    <span>{counts && countText(counts[category.id] ?? 0)}</span>
                  </AddressLink>
                ))}
              </div>
            )
          }
        </Loaded>
      </PageSheet>
    </Page>
  )
}
