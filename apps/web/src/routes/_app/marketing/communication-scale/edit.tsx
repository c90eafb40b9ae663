import { createFileRoute, redirect } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { CommunicationCampaignEditPage } from '@/features/marketing/communication/campaigns/campaign-form-pages.tsx'
import { idParam } from '@/features/marketing/communication/communication-addresses.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale/edit')({
  staticData: {
    title: 'Editar campanha de comunicação',
    back: { to: '/marketing/communication-scale/list', label: 'Campanhas de comunicação' },
    area: 'marketing',
  },
  validateSearch: ({ idCampaign }: Record<string, unknown>) => ({ idCampaign: idParam(idCampaign) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, session }, deps: { idCampaign } }) => {
    if (idCampaign === undefined) throw redirect({ to: '/marketing/communication-scale/list', replace: true })
    return can(session, 'regua_comunicacao', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.communicationCampaigns.get.queryOptions({ id: idCampaign })))
      : null
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="regua_comunicacao" ability="editOwn">
        {record && <CommunicationCampaignEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
