import { createFileRoute } from '@tanstack/react-router'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/supplies/home')({
  staticData: {
    needs: { module: 'suprimentos', ability: 'read' },
    title: 'Suprimentos',
    back: { to: '/operations/home', label: 'Operações' },
    area: 'operations',
  },
  component: () => <HubPage sections={screens.hub('supplies')} />,
})
