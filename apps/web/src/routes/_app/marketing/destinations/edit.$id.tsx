import { createFileRoute } from '@tanstack/react-router'
import { DestinationEditPage } from '@/features/sales/tracking-links/destination-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { trpc } from '@/lib/trpc.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/marketing/destinations/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'vendas', ability: 'superadmin', staff: true },
    title: 'Editar destino',
    back: '/marketing/destinations/list',
    area: 'marketing',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.destinations.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <DestinationEditPage key={record.id} record={record} />
  },
})
