import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { FaqListPage } from '@/features/content/faq/faq-list-page.tsx'

export const Route = createFileRoute('/_open/faq/list')({
  staticData: {
    title: 'Perguntas frequentes',
    back: { to: '/faq/search/noparms', label: 'FAQ' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="perguntas_frequentes" ability="read">
      <FaqListPage />
    </Permitted>
  ),
})
