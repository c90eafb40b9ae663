import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { NewsTablePage } from '@/features/content/news/news-table-page.tsx'

export const Route = createFileRoute('/_app/news/table')({
  staticData: {
    title: 'Novidades',
    back: { to: '/content/home', label: 'Conteúdo' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="novidades" ability="read">
      <NewsTablePage />
    </Permitted>
  ),
})
