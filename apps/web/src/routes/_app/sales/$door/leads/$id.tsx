import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { doorIdParams, doorList } from '@/features/sales/door.ts'
import { LeadPage } from '@/features/sales/leads/lead-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/$id')({
  params: doorIdParams,
  staticData: {
    title: 'Lead',
    back: doorList('leads/leads/list', 'Leads'),
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'vendas', 'read')
      ? queryClient.fetchQuery(fresh(trpc.leads.get.queryOptions({ id })))
      : null,
  component: function Lead() {
    const record = Route.useLoaderData()
    const { door } = Route.useParams()
    return (
      <Permitted module="vendas" ability="read">
        {record && <LeadPage key={record.id} initial={record} door={door} />}
      </Permitted>
    )
  },
})
