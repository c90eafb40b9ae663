import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '@/features/sales/reports/history-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorHome, doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/history-conversion/list')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Histórico de Conversões',
    back: doorHome,
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: () => <HistoryPage door={Route.useParams().door} />,
})
