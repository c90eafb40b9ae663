import { createFileRoute } from '@tanstack/react-router'
import { RideEditPage } from '@/features/operations/rides/ride-form-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/ride/edit/$id')({
  params: idParams,
  staticData: { needs: 'employee', title: 'Editar carona', back: '/ride/list', area: 'operations' },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.rides.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <RideEditPage key={record.id} record={record} />
  },
})
