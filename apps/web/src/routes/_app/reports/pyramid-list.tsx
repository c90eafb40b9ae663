import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { PyramidPage } from '@/features/people/hr-reports/pyramid-page.tsx'

export const Route = createFileRoute('/_app/reports/pyramid-list')({
  staticData: { title: 'Pirâmide etária', back: { to: '/reports/home', label: 'Relatórios' }, area: 'hr' },
  validateSearch: listSearch,
  component: PyramidPage,
})
