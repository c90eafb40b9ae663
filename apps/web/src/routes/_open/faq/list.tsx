import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { FaqListPage } from '@/features/content/faq/faq-list-page.tsx'

export const Route = createFileRoute('/_open/faq/list')({
  staticData: {
    needs: { module: 'perguntas_frequentes', ability: 'read' },
    title: 'Perguntas frequentes',
    back: '/faq/search/noparms',
    area: 'content',
  },
  validateSearch: listSearch,
  loader: askRows('faq'),
  component: FaqListPage,
})
