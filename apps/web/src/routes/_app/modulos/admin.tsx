import { createFileRoute } from '@tanstack/react-router'
import { AdminHubPage } from '@/features/home/admin-hub-page.tsx'

export const Route = createFileRoute('/_app/modulos/admin')({
  staticData: { needs: 'anyManager', title: 'Administração', back: { to: '/', label: 'Início' } },
  component: AdminHubPage,
})
