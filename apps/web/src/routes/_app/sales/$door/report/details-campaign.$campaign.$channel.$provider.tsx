import { createFileRoute } from '@tanstack/react-router'
import { CampaignLeadsPage } from '@/features/sales/reports/lead-details-page.tsx'
import { reportSearch } from '@/features/sales/reports/report-search.ts'
import { paramsWithDoor } from '@/features/sales/door.ts'

export const Route = createFileRoute(
  '/_app/sales/$door/report/details-campaign/$campaign/$channel/$provider',
)({
  params: paramsWithDoor<{ door: string; campaign: string; channel: string; provider: string }>(),
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Detalhes da campanha',
    step: true,
    back: '/sales/$door/report/campaigns/list',
    area: 'sales',
  },
  validateSearch: reportSearch,
  component: CampaignLeadsPage,
})
