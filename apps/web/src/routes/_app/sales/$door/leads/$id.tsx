import { createFileRoute } from '@tanstack/react-router'
import { doorIdParams } from '@/features/sales/door.ts'
import { LeadPage } from '@/features/sales/leads/lead-page.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/sales/$door/leads/$id')({
  params: doorIdParams,
  staticData: {
    needs: { module: 'vendas', ability: 'read' },
    title: 'Lead',
    back: '/sales/$door/leads/leads/list',
    area: 'sales',
  },
  loader: ({ context: { queryClient }, params: { id } }) =>
    queryClient.fetchQuery(fresh(trpc.leads.get.queryOptions({ id }))),
  component: function Lead() {
    const record = Route.useLoaderData()
    const { door } = Route.useParams()
    return <LeadPage key={record.id} initial={record} door={door} />
  },
})
