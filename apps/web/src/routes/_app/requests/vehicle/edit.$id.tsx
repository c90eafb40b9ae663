import { createFileRoute } from '@tanstack/react-router'
import { VehicleRequestEditPage } from '@/features/operations/requests/vehicle-request-edit-page.tsx'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/requests/vehicle/edit/$id')({
  params: idParams,
  staticData: {
    needs: 'employee',
    title: 'Solicitação de veículo',
    back: '/requests/vehicle',
    area: 'operations',
  },
  component: function Edit() {
    const { id } = Route.useParams()
    return <VehicleRequestEditPage key={id} id={id} />
  },
})
