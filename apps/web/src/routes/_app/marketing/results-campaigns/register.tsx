import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultRegisterPage } from '@/features/marketing/campaign-results/result-form-pages.tsx'
import { resultRegisterSearch } from '@/features/marketing/campaign-results/result-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/results-campaigns/register')({
  staticData: {
    needs: { module: 'vendas', ability: 'create', staff: true },
    title: 'Novo resultado de campanha',
    step: true,
    back: '/marketing/campaigns/list',
    area: 'marketing',
  },
  validateSearch: resultRegisterSearch,
  beforeLoad: ({ search }) => {
    if (!search.idCampaign) throw redirect({ to: '/marketing/campaigns/list', replace: true })
  },
  loaderDeps: ({ search: { idCampaign = 0 } }) => ({ id: idCampaign }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(fresh(trpc.salesCampaigns.get.queryOptions(deps))),
  component: function Register() {
    const campaign = Route.useLoaderData()
    return <ResultRegisterPage key={campaign.id} campaign={campaign} />
  },
})
