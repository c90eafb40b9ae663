import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { PyramidPage } from '@/features/people/hr-reports/pyramid-page.tsx'

export const Route = createFileRoute('/_app/reports/pyramid-list')({
  staticData: {
    needs: 'hrReports',
    title: 'Pirâmide etária',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: comparedListSearch,
  component: PyramidPage,
})
