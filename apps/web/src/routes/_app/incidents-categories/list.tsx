import { createFileRoute } from '@tanstack/react-router'
import { askRows } from '@/components/records/ask-rows.ts'
import { listSearch } from '@/components/table/list-search.ts'
import { IncidentCategoryListPage } from '@/features/operations/incidents/incident-category-list-page.tsx'

export const Route = createFileRoute('/_app/incidents-categories/list')({
  staticData: {
    needs: { module: 'incidentes', ability: 'manage' },
    title: 'Categorias de incidentes',
    back: { to: '/incidents/home', label: 'Incidentes' },
    area: 'operations',
  },
  validateSearch: listSearch,
  loader: askRows('incidentCategories'),
  component: IncidentCategoryListPage,
})
