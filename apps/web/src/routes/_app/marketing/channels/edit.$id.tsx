import { createFileRoute } from '@tanstack/react-router'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { KeepsMarketing } from '@/features/sales/keeps-marketing.tsx'
import { ChannelEditPage } from '@/features/sales/sales-channels/channel-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/marketing/channels/edit/$id')({
  staticData: {
    title: 'Editar canal',
    back: { to: '/marketing/channels/list', label: 'Canais' },
    area: 'marketing',
  },
  loader: ({ context: { queryClient, session }, params }) =>
    keepsMarketing(session, 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.salesChannels.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <KeepsMarketing ability="editOwn">
        {record && <ChannelEditPage key={record.id} record={record} />}
      </KeepsMarketing>
    )
  },
})
