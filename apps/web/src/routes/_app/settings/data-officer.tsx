import { createFileRoute } from '@tanstack/react-router'
import { DataOfficerPage } from '@/features/access/data-officer/data-officer-page.tsx'

export const Route = createFileRoute('/_app/settings/data-officer')({
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Encarregado',
    back: '/settings/home',
    area: 'settings',
  },
  component: DataOfficerPage,
})
