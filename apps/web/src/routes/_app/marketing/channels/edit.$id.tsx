import { createFileRoute } from '@tanstack/react-router'
import { ChannelEditPage } from '@/features/sales/sales-channels/channel-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/channels/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'editOwn', staff: true },
    title: 'Editar canal',
    back: '/marketing/channels/list',
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.salesChannels.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <ChannelEditPage key={record.id} record={record} />
  },
})
