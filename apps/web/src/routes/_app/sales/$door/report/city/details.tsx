import { createFileRoute } from '@tanstack/react-router'
import { BreakdownPage } from '@/features/sales/reports/breakdown-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/city/details')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Cidades: detalhes',
    step: true,
    back: '/sales/$door/report/city/list',
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <BreakdownPage report="city" door={Route.useParams().door} />,
})
