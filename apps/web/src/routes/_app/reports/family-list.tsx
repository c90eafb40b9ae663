import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { FamilyPage } from '@/features/people/hr-reports/family-page.tsx'

export const Route = createFileRoute('/_app/reports/family-list')({
  staticData: {
    needs: 'sensitiveReports',
    title: 'Família',
    back: '/reports/home',
    area: 'hr',
  },
  validateSearch: listSearch,
  component: FamilyPage,
})
