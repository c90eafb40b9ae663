import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { NoCoverageReportPage } from '@/features/sales/reports/no-coverage-report-pages.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/without-coverage/list')({
  params: doorParams,
  staticData: {
    title: 'Leads Sem Cobertura',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <NoCoverageReportPage door={Route.useParams().door} />
    </Permitted>
  ),
})
