import { createFileRoute } from '@tanstack/react-router'
import { DataIncidentRegisterPage } from '@/features/access/data-incidents/data-incident-register-page.tsx'

export const Route = createFileRoute('/_app/settings/incidents/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Novo incidente',
    beside: 'segurança',
    back: '/settings/incidents/list',
    area: 'settings',
  },
  component: DataIncidentRegisterPage,
})
