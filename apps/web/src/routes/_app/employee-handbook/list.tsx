import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { listSearch } from '@/components/table/list-search.ts'
import { HandbookListPage } from '@/features/content/handbook/handbook-list-page.tsx'

export const Route = createFileRoute('/_app/employee-handbook/list')({
  staticData: { title: 'Manual: artigos', back: { to: '/content/home', label: 'Conteúdo' }, area: 'content' },
  validateSearch: listSearch,
  component: () => (
    <Permitted module="manual" ability="create">
      <HandbookListPage />
    </Permitted>
  ),
})
