import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { EquipmentRequestListPage } from '@/features/operations/supplies/equipment-request-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the request that is open beside the list. */
export const Route = createFileRoute('/_app/supplies/requests/list')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'create' },
    title: 'Pedidos de equipamento',
    back: { to: '/supplies/home', label: 'Suprimentos' },
    area: 'operations',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
  }),
  component: EquipmentRequestListPage,
})
