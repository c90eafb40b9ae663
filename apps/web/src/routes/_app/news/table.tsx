import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { NewsTablePage } from '@/features/content/news/news-table-page.tsx'

export const Route = createFileRoute('/_app/news/table')({
  staticData: {
    needs: { module: 'novidades', ability: 'read' },
    title: 'Novidades',
    beside: 'tabela',
    back: '/content/home',
    area: 'content',
  },
  validateSearch: listSearch,
  loader: askRows('news'),
  component: NewsTablePage,
})
