import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceRegisterPage } from '@/features/operations/fleet/maintenance-pages.tsx'

export const Route = createFileRoute('/_app/fleet/maintenance-vehicle/register')({
  staticData: {
    needs: { module: 'frota', ability: 'create' },
    title: 'Nova manutenção',
    back: '/fleet/maintenance-vehicle/list',
    area: 'operations',
    action: true,
  },
  component: MaintenanceRegisterPage,
})
