import { createFileRoute } from '@tanstack/react-router'
import { wishSearch } from '@/features/operations/requests/calendar-search.ts'
import { VehicleRequestRegisterPage } from '@/features/operations/requests/vehicle-request-form-page.tsx'

export const Route = createFileRoute('/_app/requests/vehicle/register')({
  staticData: {
    needs: 'employee',
    title: 'Solicitar veículo',
    back: '/requests/vehicle',
    area: 'operations',
    action: true,
  },
  validateSearch: wishSearch,
  component: function Register() {
    return <VehicleRequestRegisterPage wish={Route.useSearch()} />
  },
})
