import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { DataIncidentListPage } from '@/features/access/data-incidents/data-incident-list-page.tsx'

export const Route = createFileRoute('/_app/settings/incidents/list')({
  validateSearch: listSearch,
  loader: askRows('dataIncidents'),
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Incidentes de segurança',
    back: '/settings/home',
    area: 'settings',
  },
  component: DataIncidentListPage,
})
