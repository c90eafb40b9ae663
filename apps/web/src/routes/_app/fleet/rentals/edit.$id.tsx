import { createFileRoute } from '@tanstack/react-router'
import { RentalEditPage } from '@/features/operations/fleet/rental-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/fleet/rentals/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Locação',
    back: '/fleet/rentals/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.vehicleRentals.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RentalEditPage key={record.id} record={record} />
  },
})
