import { createFileRoute } from '@tanstack/react-router'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { TableReportPage } from '@/features/sales/reports/table-report-page.tsx'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/channels/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Canais',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <TableReportPage report="channels" door={Route.useParams().door} />,
})
