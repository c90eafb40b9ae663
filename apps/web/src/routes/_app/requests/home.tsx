import { menu } from '@intranet/contract/messages/menu'
import { createFileRoute } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { may } from '@/lib/may.ts'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/requests/home')({
  staticData: {
    needs: 'employee',
    title: 'Solicitações',
    back: { to: '/', label: 'Início' },
    area: 'operations',
    menu: { place: 4, name: menu.requests, icon: Send, visible: may('frota', 'employee') },
  },
  component: () => <HubPage sections={screens.hub('requests')} />,
})
