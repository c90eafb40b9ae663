import { createFileRoute } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { opens } from '@/lib/needs.ts'
import { screens } from '@/screens.ts'

/** The way into backoffice, client panel, financial home and blocking rules (docs/desk.md). */
export const Route = createFileRoute('/_app/service/home')({
  staticData: {
    needs: 'signedIn',
    title: 'Atendimento',
    back: { to: '/', label: 'Início' },
    area: 'service',
    menu: {
      place: 8,
      name: 'Atendimento',
      icon: Headset,
      visible: (holder) => opens('serviceDesk', holder),
    },
  },
  component: () => <HubPage sections={screens.hub('service')} />,
})
