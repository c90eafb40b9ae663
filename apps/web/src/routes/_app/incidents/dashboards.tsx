import { createFileRoute } from '@tanstack/react-router'
import { comparedListSearch } from '@/components/report/comparison-search.ts'
import { IncidentDashboardPage } from '@/features/operations/incidents/incident-dashboard-page.tsx'

export const Route = createFileRoute('/_app/incidents/dashboards')({
  staticData: {
    needs: { module: 'incidentes', ability: 'read' },
    title: 'Dashboards de incidentes',
    back: { to: '/incidents/home', label: 'Incidentes' },
    area: 'operations',
  },
  validateSearch: comparedListSearch,
  component: IncidentDashboardPage,
})
