import { createFileRoute } from '@tanstack/react-router'
import { FuelRegisterPage } from '@/features/operations/fleet/fuel-pages.tsx'

export const Route = createFileRoute('/_app/fleet/fuel/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Novo abastecimento',
    back: '/fleet/fuel/list',
    area: 'operations',
    action: true,
  },
  component: FuelRegisterPage,
})
