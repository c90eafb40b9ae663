import { createFileRoute } from '@tanstack/react-router'
import { doorIdParams } from '@/features/sales/door.ts'
import { LeadEditPage } from '@/features/sales/leads/lead-edit-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/edit/$id')({
  params: doorIdParams,
  staticData: {
    needs: { module: 'vendas', ability: 'create' },
    title: 'Editar lead',
    back: '/sales/$door/leads/leads/list',
    area: 'sales',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.leads.get.queryOptions({ id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <LeadEditPage key={record.id} record={record} />
  },
})
