import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { DismissalPage } from '@/features/people/hr-reports/dismissal-page.tsx'

export const Route = createFileRoute('/_app/reports/list-dismiss')({
  staticData: { title: 'Desligados', back: { to: '/reports/home', label: 'Relatórios' }, area: 'hr' },
  validateSearch: listSearch,
  component: DismissalPage,
})
