import { createFileRoute } from '@tanstack/react-router'
import { AdminHubPage } from '@/features/home/admin-hub-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/modulos/admin')({
  staticData: { needs: 'anyManager', title: 'Administração', back: { to: '/', label: 'Início' } },
  component: () => <AdminHubPage sections={screens.hub('admin')} />,
})
