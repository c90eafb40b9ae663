import { createFileRoute } from '@tanstack/react-router'
import { UnfeasibilityDetailsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/external/report/unfeasibility/details')({
  staticData: {
    title: 'Inviabilidades: detalhes',
    back: { to: '/sales/external/report/unfeasibility', label: 'Inviabilidades' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: UnfeasibilityDetailsPage,
})
