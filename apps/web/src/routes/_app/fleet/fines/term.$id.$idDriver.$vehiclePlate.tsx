import { createFileRoute } from '@tanstack/react-router'
import { FineTermPage } from '@/features/operations/fleet/fine-term-page.tsx'
import { paramsWithId } from '@/lib/params-with-id.ts'

/** Also for the driver, who has no role of the fleet. */
export const Route = createFileRoute('/_app/fleet/fines/term/$id/$idDriver/$vehiclePlate')({
  params: paramsWithId<{ id: string; idDriver: string; vehiclePlate: string }>(),
  staticData: {
    needs: 'signedIn',
    title: 'Termo de responsabilidade',
    back: {
      to: '/fleet/fines/list',
      label: 'Multas',
      otherwise: { to: '/requests/fines', label: 'Minhas multas' },
    },
    area: 'operations',
  },
  component: function Term() {
    const { id, idDriver, vehiclePlate } = Route.useParams()
    return <FineTermPage id={id} driver={Number(idDriver)} plate={vehiclePlate} />
  },
})
