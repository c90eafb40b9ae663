import { createFileRoute } from '@tanstack/react-router'
import { SettingsHomePage } from '@/features/access/settings/settings-home-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/settings/home')({
  staticData: {
    needs: 'configuration',
    title: 'Configurações',
    back: '/modulos/admin',
  },
  component: () => <SettingsHomePage sections={screens.hub('settings')} />,
})
