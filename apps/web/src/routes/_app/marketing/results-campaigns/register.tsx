import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultRegisterPage } from '@/features/marketing/campaign-results/result-form-pages.tsx'
import { resultRegisterSearch } from '@/features/marketing/campaign-results/result-search.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Novo resultado de campanha',
    back: '/marketing/campaigns/list',
    area: 'marketing',
  },
  validateSearch: resultRegisterSearch,
  beforeLoad: ({ search }) => {
    if (!search.idCampaign) throw redirect({ to: '/marketing/campaigns/list', replace: true })
  },
  component: function Register() {
    return <ResultRegisterPage idCampaign={Route.useSearch().idCampaign} />
  },
})
