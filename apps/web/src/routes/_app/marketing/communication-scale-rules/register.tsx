import { createFileRoute, redirect } from '@tanstack/react-router'
import { idInSearch } from '@/lib/id-in-search.ts'
import { RuleRegisterPage } from '@/features/marketing/communication/rules/rule-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale-rules/register')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'create' },
    title: 'Nova regra',
    back: { to: '/marketing/communication-scale-rules/list', label: 'Regras', keep: ['idCampaign'] },
    area: 'marketing',
  },
  validateSearch: ({ idCampaign }: Record<string, unknown>) => ({ idCampaign: idInSearch(idCampaign) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { idCampaign } }) => {
    if (idCampaign === undefined) throw redirect({ to: '/marketing/communication-scale/list', replace: true })
    return queryClient.fetchQuery(fresh(trpc.communicationCampaigns.get.queryOptions({ id: idCampaign })))
  },
  component: function Register() {
    const campaign = Route.useLoaderData()
    return <RuleRegisterPage key={campaign.id} campaign={campaign} />
  },
})
