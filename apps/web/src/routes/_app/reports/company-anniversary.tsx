import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AnniversaryPage } from '@/features/people/hr-reports/anniversary-page.tsx'

export const Route = createFileRoute('/_app/reports/company-anniversary')({
  staticData: { title: 'Tempo de casa', back: { to: '/reports/home', label: 'Relatórios' }, area: 'hr' },
  validateSearch: listSearch,
  component: AnniversaryPage,
})
