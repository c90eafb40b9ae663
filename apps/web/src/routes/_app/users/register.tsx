import { createFileRoute } from '@tanstack/react-router'
import { UserRegisterPage } from '@/features/access/users/user-register-page.tsx'

export const Route = createFileRoute('/_app/users/register')({
  staticData: {
    needs: { module: 'users', ability: 'manage' },
    title: 'Novo usuário',
    back: '/users/list',
    area: 'admin',
    action: true,
  },
  component: UserRegisterPage,
})
