import { createFileRoute } from '@tanstack/react-router'
import { CanaryRegisterPage } from '@/features/access/canaries/canary-register-page.tsx'

export const Route = createFileRoute('/_app/settings/canaries/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'superadmin' },
    title: 'Novo registro-isca',
    back: '/settings/canaries/list',
    area: 'settings',
  },
  component: CanaryRegisterPage,
})
