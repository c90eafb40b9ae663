import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { LeadEditPage } from '@/features/sales/leads/lead-edit-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/external/leads/edit/$id')({
  params: idParams,
  staticData: {
    title: 'Editar lead',
    back: { to: '/sales/external/leads/leads/list', label: 'Leads' },
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
