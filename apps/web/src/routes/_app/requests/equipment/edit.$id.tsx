import { createFileRoute } from '@tanstack/react-router'
import { EquipmentRequestEditPage } from '@/features/operations/supplies/equipment-request-pages.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { idParams } from '@/lib/id-params.ts'
import { trpc } from '@/lib/trpc.ts'

export const Route = createFileRoute('/_app/requests/equipment/edit/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Pedido de equipamento',
    back: '/requests/equipment/list',
    area: 'operations',
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.fetchQuery(fresh(trpc.equipmentRequests.get.queryOptions({ id: params.id }))),
  component: function Edit() {
    const record = Route.useLoaderData()
    return <EquipmentRequestEditPage key={record.id} record={record} />
  },
})
