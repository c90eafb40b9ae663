import { createFileRoute } from '@tanstack/react-router'
import { NoCoverageReportPage } from '@/features/sales/reports/no-coverage-report-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/without-coverage/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Leads Sem Cobertura',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <NoCoverageReportPage door={Route.useParams().door} />,
})
