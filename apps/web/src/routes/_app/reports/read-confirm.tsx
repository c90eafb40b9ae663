import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { ReadConfirmPage } from '@/features/content/news/read-confirm-page.tsx'

export const Route = createFileRoute('/_app/reports/read-confirm')({
  staticData: {
    title: 'Confirmação de leitura',
    back: { to: '/content/home', label: 'Conteúdo' },
    area: 'content',
  },
  validateSearch: listSearch,
  component: ReadConfirmPage,
})
