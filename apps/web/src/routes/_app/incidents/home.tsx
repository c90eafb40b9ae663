import { createFileRoute } from '@tanstack/react-router'
import { IncidentHomePage } from '@/features/operations/incidents/incident-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/incidents/home')({
  staticData: {
    needs: 'employee',
    title: 'Incidentes',
    beside: 'início',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  component: () => <IncidentHomePage sections={screens.hub('incidents')} />,
})
