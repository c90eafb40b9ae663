import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { SupplyDashboardPage } from '@/features/operations/supplies/dashboard-page.tsx'

export const Route = createFileRoute('/_app/supplies/dashboard')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Dashboard de suprimentos',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: SupplyDashboardPage,
})
