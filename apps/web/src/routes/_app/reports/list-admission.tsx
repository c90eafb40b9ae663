import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { AdmissionPage } from '@/features/people/hr-reports/admission-page.tsx'

export const Route = createFileRoute('/_app/reports/list-admission')({
  staticData: {
    needs: 'hrReports',
    title: 'Admissões',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: comparedListSearch,
  component: AdmissionPage,
})
