import { createFileRoute } from '@tanstack/react-router'
import { CampaignLeadsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'

export const Route = createFileRoute('/_app/sales/external/details-campaign/$campaign/$channel/$provider')({
  staticData: {
    title: 'Detalhes da campanha',
    back: { to: '/sales/external/report/campaigns/list', label: 'Campanhas' },
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: CampaignLeadsPage,
})
