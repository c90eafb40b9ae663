import { createFileRoute } from '@tanstack/react-router'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
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
    keepsMarketing(session, 'superadmin')
      ? queryClient.fetchQuery(fresh(trpc.destinations.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <KeepsMarketing ability="superadmin">
        {record && <DestinationEditPage key={record.id} record={record} />}
      </KeepsMarketing>
    )
  },
})
