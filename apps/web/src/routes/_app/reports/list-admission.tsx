import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AdmissionPage } from '@/features/people/hr-reports/admission-page.tsx'

export const Route = createFileRoute('/_app/reports/list-admission')({
  staticData: { title: 'Admissões', back: { to: '/reports/home', label: 'Relatórios' }, area: 'hr' },
  validateSearch: listSearch,
  component: AdmissionPage,
})
