import { createFileRoute } from '@tanstack/react-router'
import { ParametersPage } from '@/features/access/settings/parameters-page.tsx'

export const Route = createFileRoute('/_app/settings/parameters')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Parâmetros',
    back: '/settings/home',
    area: 'settings',
  },
  component: ParametersPage,
})
