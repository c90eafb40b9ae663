import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
import { TrackingLinkEditPage } from '@/features/sales/tracking-links/tracking-link-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/tracking-link/edit/$id')({
  staticData: {
    title: 'Editar link',
    back: { to: '/marketing/tracking-link/list', label: 'Link de Rastreamento' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    can(session, 'vendas', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.trackingLinks.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="editOwn">
        {record && <TrackingLinkEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
