import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { RelativeListPage } from '@/features/people/family/relative-list-page.tsx'

export const Route = createFileRoute('/_app/family/list')({
  staticData: { needs: 'employee', title: 'Familiares', back: { to: '/', label: 'Início' }, area: 'hr' },
  validateSearch: listSearch,
  loader: askRows('relatives'),
  component: RelativeListPage,
})
