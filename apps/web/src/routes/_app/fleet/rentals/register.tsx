import { createFileRoute } from '@tanstack/react-router'
import { RentalRegisterPage } from '@/features/operations/fleet/rental-pages.tsx'

export const Route = createFileRoute('/_app/fleet/rentals/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Nova locação',
    back: '/fleet/rentals/list',
    area: 'operations',
    action: true,
  },
  component: RentalRegisterPage,
})
