import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { DestinationEditPage } from '@/features/sales/tracking-links/destination-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/destinations/edit/$id')({
  staticData: {
    title: 'Editar destino',
    back: { to: '/marketing/destinations/list', label: 'Destinos' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'vendas', 'superadmin')
      ? queryClient.fetchQuery(fresh(trpc.destinations.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="superadmin">
        {record && <DestinationEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
