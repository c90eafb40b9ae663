import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { EmptySearchesPage } from '@/features/content/faq/empty-searches-page.tsx'

export const Route = createFileRoute('/_app/faq/searches')({
  staticData: {
    needs: { module: 'perguntas_frequentes', ability: 'manage' },
    title: 'Buscas sem resultado',
    back: '/faq/list',
    area: 'content',
  },
  validateSearch: listSearch,
  component: EmptySearchesPage,
})
