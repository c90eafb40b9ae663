import { createFileRoute } from '@tanstack/react-router'
import { CostPage } from '@/features/operations/fleet/cost-page.tsx'

export const Route = createFileRoute('/_app/fleet/costs')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Custos da frota',
    back: { to: '/fleet/home', label: 'Frota' },
    area: 'operations',
  },
  component: CostPage,
})
