import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { EmptySearchesPage } from '@/features/content/faq/empty-searches-page.tsx'

export const Route = createFileRoute('/_app/faq/searches')({
  staticData: {
    title: 'Buscas sem resultado',
    back: { to: '/faq/list', label: 'Perguntas frequentes' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="perguntas_frequentes" ability="manage">
      <EmptySearchesPage />
    </Permitted>
  ),
})
