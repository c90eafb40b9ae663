import { createFileRoute } from '@tanstack/react-router'
import { BoardPage } from '@/features/operations/rides/board-page.tsx'

/** Cities by id, by name, or `todas`; the day as yyyy-mm-dd, or `todos`. */
export const Route = createFileRoute('/_open/ride-employee/search/$origem/$destino/$data')({
  staticData: {
    needs: 'open',
    title: 'Busca de caronas',
    back: '/ride-employee/list',
    area: 'operations',
  },
  component: function Search() {
    return <BoardPage {...Route.useParams()} />
  },
})
