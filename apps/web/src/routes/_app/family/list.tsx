import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { RelativeListPage } from '@/features/people/family/relative-list-page.tsx'

export const Route = createFileRoute('/_app/family/list')({
  staticData: { needs: 'employee', title: 'Familiares', back: { to: '/', label: 'Início' }, area: 'hr' },
  validateSearch: listSearch,
  component: RelativeListPage,
})
