import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { LeadPage } from '@/features/sales/leads/lead-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/external/leads/$id')({
  params: idParams,
  staticData: {
    title: 'Lead',
    back: { to: '/sales/external/leads/leads/list', label: 'Leads' },
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'vendas', 'read')
      ? queryClient.fetchQuery(fresh(trpc.leads.get.queryOptions({ id })))
      : null,
  component: function Lead() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="read">
        {record && <LeadPage key={record.id} initial={record} door="external" />}
      </Permitted>
    )
  },
})
