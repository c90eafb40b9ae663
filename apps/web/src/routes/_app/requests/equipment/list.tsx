import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OwnEquipmentRequestListPage } from '@/features/operations/supplies/own-equipment-request-list-page.tsx'

export const Route = createFileRoute('/_app/requests/equipment/list')({
  staticData: {
    needs: 'employee',
    title: 'Meus pedidos de equipamento',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: OwnEquipmentRequestListPage,
})
