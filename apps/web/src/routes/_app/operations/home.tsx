import { createFileRoute } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { opens } from '@/lib/needs.ts'
import { screens } from '@/screens.ts'

/** The way into incidents, supplies, squads, fleet, requests and rides (docs/operations.md#the-way-in). */
export const Route = createFileRoute('/_app/operations/home')({
  staticData: {
    needs: 'signedIn',
    title: 'Operações',
    back: { to: '/', label: 'Início' },
    area: 'operations',
    menu: {
      place: 7,
      name: 'Operações',
      icon: Wrench,
      visible: (holder) => opens('employee', holder),
    },
  },
  component: () => <HubPage sections={screens.hub('operations')} />,
})
