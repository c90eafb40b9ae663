import { menu } from '@intranet/contract/messages/menu'
import { createFileRoute } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { idInSearch } from '@/lib/id-in-search.ts'
import { may } from '@/lib/may.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { NewsListPage } from '@/features/content/news/news-list-page.tsx'

export const Route = createFileRoute('/_app/news/list/{-$category}')({
  staticData: {
    needs: 'news',
    title: 'Novidades',
    back: { to: '/', label: 'Início' },
    menu: { place: 1, name: menu.news, icon: Newspaper, visible: may('novidades', 'read') },
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    hashtag: typeof search.hashtag === 'string' ? search.hashtag.slice(0, 40) : undefined,
  }),
  component: function List() {
    const { category } = Route.useParams()
    return <NewsListPage key={category} category={idInSearch(category)} />
  },
})
