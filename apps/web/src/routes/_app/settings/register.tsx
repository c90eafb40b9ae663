import { createFileRoute } from '@tanstack/react-router'
import { InvitePage } from '@/features/access/settings/invite-page.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/settings/register')({
  staticData: {
    title: 'Convidar usuário',
    back: { to: '/settings/list', label: 'Acessos' },
    area: 'settings',
    action: may('configuracao', 'manage'),
  },
  component: InvitePage,
})
