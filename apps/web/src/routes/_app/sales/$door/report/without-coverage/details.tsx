import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { NoCoverageDetailsPage } from '@/features/sales/reports/no-coverage-report-pages.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorList, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/without-coverage/details')({
  params: doorParams,
  staticData: {
    title: 'Leads Sem Cobertura: detalhes',
    back: doorList('report/without-coverage/list', 'Leads Sem Cobertura'),
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => (
    <Permitted module="vendas" ability="read">
      <NoCoverageDetailsPage />
    </Permitted>
  ),
})
