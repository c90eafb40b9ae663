import { createFileRoute } from '@tanstack/react-router'
import { BreakdownPage } from '@/features/sales/reports/breakdown-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/channels/details')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Canais: detalhes',
    step: true,
    back: '/sales/$door/report/channels/list',
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <BreakdownPage report="channels" door={Route.useParams().door} />,
})
