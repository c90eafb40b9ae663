import { createFileRoute } from '@tanstack/react-router'
import { IncidentRegisterPage } from '@/features/operations/incidents/incident-form-pages.tsx'

export const Route = createFileRoute('/_app/incidents/register')({
  staticData: {
    needs: { module: 'incidentes', ability: 'create' },
    title: 'Novo incidente',
    back: '/incidents/list',
    area: 'operations',
    action: true,
  },
  component: IncidentRegisterPage,
})
