import { createFileRoute } from '@tanstack/react-router'
import { SettingsHomePage } from '@/features/access/settings/settings-home-page.tsx'

export const Route = createFileRoute('/_app/settings/home')({
  staticData: {
    title: 'Configurações',
    back: { to: '/modulos/admin', label: 'Administração' },
  },
  component: SettingsHomePage,
})
