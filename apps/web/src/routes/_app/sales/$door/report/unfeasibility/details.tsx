import { createFileRoute } from '@tanstack/react-router'
import { UnfeasibilityDetailsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { doorParams } from '@/features/sales/door.ts'

export const Route = createFileRoute('/_app/sales/$door/report/unfeasibility/details')({
  params: doorParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Inviabilidades: detalhes',
    step: true,
    back: '/sales/$door/report/unfeasibility',
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: UnfeasibilityDetailsPage,
})
