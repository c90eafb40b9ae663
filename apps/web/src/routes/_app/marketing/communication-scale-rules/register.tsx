import { createFileRoute, redirect } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { idParam } from '@/features/marketing/communication/communication-addresses.ts'
import { RuleRegisterPage } from '@/features/marketing/communication/rules/rule-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale-rules/register')({
  staticData: {
    title: 'Nova regra',
    back: { to: '/marketing/communication-scale-rules/list', label: 'Regras', keep: ['idCampaign'] },
    area: 'marketing',
  },
  validateSearch: ({ idCampaign }: Record<string, unknown>) => ({ idCampaign: idParam(idCampaign) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, session }, deps: { idCampaign } }) => {
    if (idCampaign === undefined) throw redirect({ to: '/marketing/communication-scale/list', replace: true })
    return can(session, 'regua_comunicacao', 'create')
      ? queryClient.fetchQuery(fresh(trpc.communicationCampaigns.get.queryOptions({ id: idCampaign })))
      : null
  },
  component: function Register() {
    const campaign = Route.useLoaderData()
    return (
      <Permitted module="regua_comunicacao" ability="create">
        {campaign && <RuleRegisterPage key={campaign.id} campaign={campaign} />}
      </Permitted>
    )
  },
})
