import { createFileRoute, redirect } from '@tanstack/react-router'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ResultRegisterPage } from '@/features/marketing/campaign-results/result-form-pages.tsx'
import { resultRegisterSearch } from '@/features/marketing/campaign-results/result-search.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns/register')({
  staticData: {
    title: 'Novo resultado de campanha',
    back: { to: '/marketing/campaigns/list', label: 'Campanhas' },
    area: 'marketing',
  },
  validateSearch: resultRegisterSearch,
  beforeLoad: ({ search }) => {
    if (!search.idCampaign) throw redirect({ to: '/marketing/campaigns/list', replace: true })
  },
  component: function Register() {
    return (
      <KeepsMarketing ability="create">
        <ResultRegisterPage idCampaign={Route.useSearch().idCampaign} />
      </KeepsMarketing>
    )
  },
})
