import { createFileRoute } from '@tanstack/react-router'
import { HubPage } from '@/components/hub/hub-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/modulos/admin')({
  staticData: { needs: 'anyManager', title: 'Administração', back: { to: '/', label: 'Início' } },
  component: () => <HubPage sections={screens.hub('admin')} />,
})
