import { createFileRoute } from '@tanstack/react-router'
import { NoCoverageDetailsPage } from '@/features/sales/reports/no-coverage-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/without-coverage/details')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Leads Sem Cobertura: detalhes',
    step: true,
    back: '/sales/$door/report/without-coverage/list',
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: NoCoverageDetailsPage,
})
