import { createFileRoute } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { Permitted } from '@/components/records/permitted.tsx'
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
    can(session, 'vendas', 'editOwn')
      ? queryClient.fetchQuery(fresh(trpc.salesChannels.get.queryOptions({ id: Number(params.id) })))
      : null,
  component: function Edit() {
    const record = Route.useLoaderData()
    return (
      <Permitted module="vendas" ability="editOwn">
        {record && <ChannelEditPage key={record.id} record={record} />}
      </Permitted>
    )
  },
})
