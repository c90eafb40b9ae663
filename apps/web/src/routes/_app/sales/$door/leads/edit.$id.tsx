import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { doorIdParams, doorList } from '@/features/sales/door.ts'
import { LeadEditPage } from '@/features/sales/leads/lead-edit-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/edit/$id')({
  params: doorIdParams,
  staticData: {
    title: 'Editar lead',
    back: doorList('leads/leads/list', 'Leads'),
    area: 'sales',
  },
  loader: ({ context: { queryClient, session }, params: { id } }) =>
    can(session, 'vendas', 'create')
      ? queryClient.fetchQuery(fresh(trpc.leads.get.queryOptions({ id })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="create">
        {record && <LeadEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
