import { createFileRoute } from '@tanstack/react-router'
import { VehicleEditPage } from '@/features/operations/fleet/vehicle-edit-page.tsx'
import { vehicleSearch } from '@/features/operations/fleet/vehicle-tab.ts'
import { idParams } from '@/lib/id-params.ts'

export const Route = createFileRoute('/_app/fleet/vehicle/edit/$id')({
  params: idParams,
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Veículo',
    back: '/fleet/vehicle/list',
    area: 'operations',
  },
  validateSearch: vehicleSearch,
  component: function Edit() {
    return <VehicleEditPage id={Route.useParams().id} tab={Route.useSearch().aba ?? 'dados'} />
  },
})
