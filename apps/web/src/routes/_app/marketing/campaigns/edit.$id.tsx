import { createFileRoute } from '@tanstack/react-router'
import { CampaignEditPage } from '@/features/sales/sales-campaigns/campaign-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/campaigns/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'editOwn', staff: true },
    title: 'Editar campanha',
    back: '/marketing/campaigns/list',
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.salesCampaigns.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <CampaignEditPage key={record.id} record={record} />
  },
})
