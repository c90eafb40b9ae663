import { createFileRoute } from '@tanstack/react-router'
import { Permitted } from '@/components/records/permitted.tsx'
import { ModulesPage } from '@/features/access/settings/modules-page.tsx'

export const Route = createFileRoute('/_app/settings/modules')({
  staticData: {
    title: 'Módulos e menus',
    back: { to: '/settings/home', label: 'Configurações' },
    area: 'settings',
  },
  component: () => (
    <Permitted module="configuracao" ability="read">
      <ModulesPage />
    </Permitted>
  ),
})
