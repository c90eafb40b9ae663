import { createFileRoute } from '@tanstack/react-router'
import { NoticesPage } from '@/features/access/privacy/notices-page.tsx'

export const Route = createFileRoute('/_app/settings/privacy')({
  staticData: {
    needs: { module: 'configuracao', ability: 'read' },
    title: 'Avisos de privacidade',
    back: '/settings/home',
    area: 'settings',
  },
  component: NoticesPage,
})
