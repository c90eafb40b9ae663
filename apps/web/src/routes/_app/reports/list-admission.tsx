import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AdmissionPage } from '@/features/people/hr-reports/admission-page.tsx'

export const Route = createFileRoute('/_app/reports/list-admission')({
  staticData: {
    needs: 'hrReports',
    title: 'Admissões',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: AdmissionPage,
})
