import { createFileRoute } from '@tanstack/react-router'
import { readsNews } from '@intranet/contract/content/news-access'
import { ForbiddenPage } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { NewsListPage } from '@/features/content/news/news-list-page.tsx'
import { useSession } from '@/lib/session.ts'

export const Route = createFileRoute('/_app/news/list/{-$category}')({
  staticData: { title: 'Novidades', back: { to: '/', label: 'Início' } },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    hashtag: typeof search.hashtag === 'string' ? search.hashtag.slice(0, 40) : undefined,
  }),
  component: function List() {
    const { category } = Route.useParams()
    const id = Number(category)
    if (!readsNews(useSession())) return <ForbiddenPage />
    return <NewsListPage key={category} category={Number.isSafeInteger(id) && id > 0 ? id : undefined} />
  },
})
