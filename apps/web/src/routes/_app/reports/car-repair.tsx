import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { CarRepairPage } from '@/features/operations/fleet/car-repair-page.tsx'

export const Route = createFileRoute('/_app/reports/car-repair')({
  staticData: {
    needs: 'carRepairs',
    title: 'Manutenções de veículos',
    back: '/reports/home',
    area: 'operations',
  },
  validateSearch: listSearch,
  component: CarRepairPage,
})
