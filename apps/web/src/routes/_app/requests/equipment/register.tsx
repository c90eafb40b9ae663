import { createFileRoute } from '@tanstack/react-router'
import { EquipmentRequestRegisterPage } from '@/features/operations/supplies/equipment-request-pages.tsx'

export const Route = createFileRoute('/_app/requests/equipment/register')({
  staticData: {
    needs: 'employee',
    title: 'Pedir equipamento',
    back: '/requests/equipment/list',
    area: 'operations',
    action: true,
  },
  component: EquipmentRequestRegisterPage,
})
