import { createFileRoute } from '@tanstack/react-router'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/content/home')({
  staticData: { needs: 'signedIn', title: 'Conteúdo', back: { to: '/', label: 'Início' }, area: 'content' },
  component: () => <HubPage sections={screens.hub('content')} />,
})
