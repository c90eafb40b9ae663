import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '@/components/table/list-search.ts'
import { IncidentListPage } from '@/features/operations/incidents/incident-list-page.tsx'
import { idInSearch } from '@/lib/id-in-search.ts'

/** `ver` is the incident that is open beside the list. */
export const Route = createFileRoute('/_app/incidents/list')({
  staticData: {
    needs: 'employee',
    title: 'Incidentes',
    back: { to: '/incidents/home', label: 'Incidentes' },
    area: 'operations',
  },
  validateSearch: (search: Record<string, unknown>) => ({
    ...listSearch(search),
    ver: idInSearch(search.ver),
  }),
  component: IncidentListPage,
})
