import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@intranet/contract/formats'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useNewsCounts } from '../news/use-news-counts.ts'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { LinkCard, LinkCards } from '@/components/hub/link-card.tsx'

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
              <EmptyState text="Ainda não há categorias." />
            ) : (
              <LinkCards>
                {data.map((category) => (
                  <LinkCard
                    key={category.id}
                    to={`/news/list/${category.id}`}
                    mark={<CategoryMark {...category} />}
                    title={category.titulo}
                    text={counts && countText(counts[category.id] ?? 0)}
                  />
                ))}
              </LinkCards>
            )
          }
        </Loaded>
      </PageSheet>
    </Page>
  )
}
