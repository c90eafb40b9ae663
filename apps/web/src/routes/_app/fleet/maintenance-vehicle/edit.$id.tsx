import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceEditPage } from '@/features/operations/fleet/maintenance-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/fleet/maintenance-vehicle/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Manutenção',
    back: '/fleet/maintenance-vehicle/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.vehicleMaintenance.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <MaintenanceEditPage key={record.updated_at} record={record} />
  },
})
