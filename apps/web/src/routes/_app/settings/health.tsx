import { createFileRoute } from '@tanstack/react-router'
import { HealthPage } from '@/features/access/health/health-page.tsx'

export const Route = createFileRoute('/_app/settings/health')({
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Saúde',
    back: '/settings/home',
    area: 'settings',
  },
  component: HealthPage,
})
