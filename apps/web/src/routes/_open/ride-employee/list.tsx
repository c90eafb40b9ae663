import { createFileRoute } from '@tanstack/react-router'
import { BoardPage } from '@/features/operations/rides/board-page.tsx'

/** The board, reachable from a shared link: guests see nothing about people (docs/operations.md#the-open-board). */
export const Route = createFileRoute('/_open/ride-employee/list')({
  staticData: {
    needs: 'open',
    title: 'Caronas',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  component: () => <BoardPage />,
})
