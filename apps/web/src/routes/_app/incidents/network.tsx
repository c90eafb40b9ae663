import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { NetworkPage } from '@/features/operations/incidents/network-page.tsx'

export const Route = createFileRoute('/_app/incidents/network')({
  staticData: {
    needs: 'employee',
    title: 'Como está a rede',
    back: { to: '/incidents/home', label: 'Incidentes' },
    area: 'operations',
  },
  validateSearch: listSearch,
  component: NetworkPage,
})
