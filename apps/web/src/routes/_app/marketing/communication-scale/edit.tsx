import { createFileRoute, redirect } from '@tanstack/react-router'
import { CommunicationCampaignEditPage } from '@/features/marketing/communication/campaigns/campaign-form-pages.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/communication-scale/edit')({
  staticData: {
    needs: { module: 'regua_comunicacao', ability: 'editOwn' },
    title: 'Editar campanha de comunicação',
    back: '/marketing/communication-scale/list',
    area: 'marketing',
  },
  validateSearch: ({ idCampaign }: Record<string, unknown>) => ({ idCampaign: idInSearch(idCampaign) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { idCampaign } }) => {
    if (idCampaign === undefined) throw redirect({ to: '/marketing/communication-scale/list', replace: true })
    return queryClient.fetchQuery(fresh(trpc.communicationCampaigns.get.queryOptions({ id: idCampaign })))
  },
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CommunicationCampaignEditPage key={record.id} record={record} />
  },
})
