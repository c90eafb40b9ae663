import { createFileRoute } from '@tanstack/react-router'
import { AccessProfileRegisterPage } from '@/features/access/access-profiles/access-profile-form-page.tsx'

export const Route = createFileRoute('/_app/access-profiles/register')({
  staticData: {
    needs: { module: 'configuracao', ability: 'manage' },
    title: 'Novo perfil de acesso',
    back: '/access-profiles/list',
    area: 'settings',
    action: true,
  },
  component: AccessProfileRegisterPage,
})
