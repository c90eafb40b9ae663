import { createFileRoute } from '@tanstack/react-router'
import { AdminHubPage } from '@/features/home/admin-hub-page.tsx'

export const Route = createFileRoute('/_app/modulos/admin')({
  staticData: { title: 'Administração', back: { to: '/', label: 'Início' } },
  component: AdminHubPage,
})
