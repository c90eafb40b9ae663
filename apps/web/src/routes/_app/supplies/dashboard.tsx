import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { SupplyDashboardPage } from '@/features/operations/supplies/dashboard-page.tsx'

export const Route = createFileRoute('/_app/supplies/dashboard')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Dashboard de suprimentos',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: comparedListSearch,
  component: SupplyDashboardPage,
})
