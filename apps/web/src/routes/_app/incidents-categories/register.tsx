import { createFileRoute } from '@tanstack/react-router'
import { IncidentCategoryRegisterPage } from '@/features/operations/incidents/incident-category-pages.tsx'

export const Route = createFileRoute('/_app/incidents-categories/register')({
  staticData: {
    needs: { module: 'incidentes', ability: 'manage' },
    title: 'Nova categoria',
    back: '/incidents-categories/list',
    area: 'operations',
    action: true,
  },
  component: IncidentCategoryRegisterPage,
})
