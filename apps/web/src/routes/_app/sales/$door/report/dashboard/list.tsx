import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '@/features/sales/reports/dashboard-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/dashboard/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Dashboard',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <DashboardPage door={Route.useParams().door} />,
})
