import { createFileRoute } from '@tanstack/react-router'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { FleetAlerts } from '@/features/operations/fleet/fleet-alerts.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/fleet/home')({
  staticData: {
    needs: { module: 'frota', ability: 'read' },
    title: 'Frota',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  component: () => (
    <HubPage sections={screens.hub('fleet')}>
      <FleetAlerts />
    </HubPage>
  ),
})
