import { createFileRoute } from '@tanstack/react-router'
import { TrackingLinkEditPage } from '@/features/sales/tracking-links/tracking-link-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/tracking-link/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'editOwn', staff: true },
    title: 'Editar link',
    back: '/marketing/tracking-link/list',
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.trackingLinks.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <TrackingLinkEditPage key={record.id} record={record} />
  },
})
