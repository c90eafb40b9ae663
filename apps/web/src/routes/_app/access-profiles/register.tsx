import { createFileRoute } from '@tanstack/react-router'
import { AccessProfileRegisterPage } from '@/features/access/access-profiles/access-profile-form-page.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/access-profiles/register')({
  staticData: {
    title: 'Novo perfil de acesso',
    back: { to: '/access-profiles/list', label: 'Perfis de acesso' },
    area: 'settings',
    action: may('configuracao', 'manage'),
  },
  component: AccessProfileRegisterPage,
})
