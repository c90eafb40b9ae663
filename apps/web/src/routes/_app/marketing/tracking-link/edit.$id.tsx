import { createFileRoute } from '@tanstack/react-router'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
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
    keepsMarketing(session, 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.trackingLinks.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <KeepsMarketing ability="editOwn">
        {record && <TrackingLinkEditPage key={record.id} record={record} />}
      </KeepsMarketing>
    )
  },
})
