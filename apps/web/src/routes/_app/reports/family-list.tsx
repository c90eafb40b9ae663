import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { FamilyPage } from '@/features/people/hr-reports/family-page.tsx'

export const Route = createFileRoute('/_app/reports/family-list')({
  staticData: { title: 'Família', back: { to: '/reports/home', label: 'Relatórios' }, area: 'hr' },
  validateSearch: listSearch,
  component: FamilyPage,
})
