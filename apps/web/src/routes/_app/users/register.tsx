import { createFileRoute } from '@tanstack/react-router'
import { UserRegisterPage } from '@/features/access/users/user-register-page.tsx'

export const Route = createFileRoute('/_app/users/register')({
  staticData: { title: 'Novo usuário', back: { to: '/users/list', label: 'Usuários' }, area: 'admin' },
  component: UserRegisterPage,
})
