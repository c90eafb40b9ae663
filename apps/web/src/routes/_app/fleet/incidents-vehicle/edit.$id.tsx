import { createFileRoute } from '@tanstack/react-router'
import { VehicleIncidentEditPage } from '@/features/operations/fleet/vehicle-incident-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/fleet/incidents-vehicle/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Incidente com veículo',
    back: '/fleet/incidents-vehicle/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.vehicleIncidents.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <VehicleIncidentEditPage key={record.updated_at} record={record} />
  },
})
