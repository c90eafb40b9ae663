import { createFileRoute } from '@tanstack/react-router'
import { ModulesPage } from '@/features/access/settings/modules-page.tsx'
import { screens } from '@/screens.ts'

export const Route = createFileRoute('/_app/settings/modules')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Módulos e menus',
    back: '/settings/home',
    area: 'settings',
  },
  component: () => <ModulesPage hub={screens.hub} />,
})
