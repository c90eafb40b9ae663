import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { PyramidPage } from '@/features/people/hr-reports/pyramid-page.tsx'

export const Route = createFileRoute('/_app/reports/pyramid-list')({
  staticData: {
    needs: 'hrReports',
    title: 'Pirâmide etária',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: PyramidPage,
})
