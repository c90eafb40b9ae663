import { createFileRoute } from '@tanstack/react-router'
import { VehicleCalendarPage } from '@/features/operations/requests/calendar-page.tsx'
import { daySearch } from '@/features/operations/requests/calendar-search.ts'

export const Route = createFileRoute('/_app/requests/calendar')({
  staticData: {
    needs: 'employee',
    title: 'Agenda de veículos',
    back: '/requests/vehicle',
    area: 'operations',
  },
  validateSearch: daySearch,
  component: function Calendar() {
    return <VehicleCalendarPage day={Route.useSearch().dia} />
  },
})
