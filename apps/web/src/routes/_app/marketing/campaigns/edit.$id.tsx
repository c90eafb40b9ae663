import { createFileRoute } from '@tanstack/react-router'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { CampaignEditPage } from '@/features/sales/sales-campaigns/campaign-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/campaigns/edit/$id')({
  staticData: {
    title: 'Editar campanha',
    back: { to: '/marketing/campaigns/list', label: 'Campanhas' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    keepsMarketing(session, 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.salesCampaigns.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <KeepsMarketing ability="editOwn">
        {record && <CampaignEditPage key={record.id} record={record} />}
      </KeepsMarketing>
    )
  },
})
