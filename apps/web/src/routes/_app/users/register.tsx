import { createFileRoute } from '@tanstack/react-router'
import { UserRegisterPage } from '@/features/access/users/user-register-page.tsx'
import { may } from '@/lib/may.ts'

export const Route = createFileRoute('/_app/users/register')({
  staticData: {
    title: 'Novo usuário',
    back: { to: '/users/list', label: 'Usuários' },
    area: 'admin',
    action: may('users', 'manage'),
  },
  component: UserRegisterPage,
})
