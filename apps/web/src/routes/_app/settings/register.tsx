import { createFileRoute } from '@tanstack/react-router'
import { InvitePage } from '@/features/access/settings/invite-page.tsx'

export const Route = createFileRoute('/_app/settings/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Convidar usuário',
    back: '/settings/list',
    area: 'settings',
    action: true,
  },
  component: InvitePage,
})
