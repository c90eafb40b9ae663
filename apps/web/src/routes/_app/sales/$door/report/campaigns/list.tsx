import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { TableReportPage } from '@/features/sales/reports/table-report-page.tsx'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/campaigns/list')({
  params: doorParams,
  staticData: { title: 'Campanhas', back: doorHome, area: 'sales' },
  validateSearch: reportSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <TableReportPage report="campaigns" door={Route.useParams().door} />
    </Permitted>
  ),
})
