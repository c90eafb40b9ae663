import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { BreakdownPage } from '@/features/sales/reports/breakdown-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorList, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/city/details')({
  params: doorParams,
  staticData: {
    title: 'Cidades: detalhes',
    back: doorList('report/city/list', 'Cidades'),
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <BreakdownPage report="city" door={Route.useParams().door} />
    </Permitted>
  ),
})
