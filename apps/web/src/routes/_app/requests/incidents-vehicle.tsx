import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { OwnIncidentPage } from '@/features/operations/requests/own-pages.tsx'

export const Route = createFileRoute('/_app/requests/incidents-vehicle')({
  staticData: {
    needs: 'employee',
    title: 'Incidentes com veículo',
    back: { to: '/requests/home', label: 'Solicitações' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: OwnIncidentPage,
})
