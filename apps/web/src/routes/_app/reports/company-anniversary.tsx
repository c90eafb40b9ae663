import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { AnniversaryPage } from '@/features/people/hr-reports/anniversary-page.tsx'

export const Route = createFileRoute('/_app/reports/company-anniversary')({
  staticData: {
    needs: 'colleagueDays',
    title: 'Tempo de casa',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: AnniversaryPage,
})
