import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { BookingsPage } from '@/features/operations/requests/bookings-page.tsx'
import { bookingSearch } from '@/features/operations/requests/calendar-search.ts'

export const Route = createFileRoute('/_app/fleet/bookings')({
  staticData: {
    needs: { module: 'frota', ability: 'manage' },
    title: 'Reservas de veículos',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  validateSearch: (search) => ({ ...listSearch(search), ...bookingSearch(search) }),
  component: function Bookings() {
    const { dia, pedido } = Route.useSearch()
    return <BookingsPage day={dia} request={pedido} />
  },
})
