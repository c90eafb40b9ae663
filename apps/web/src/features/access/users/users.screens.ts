import { Users } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const usersScreens = defineScreens({
  cards: [
    {
      title: 'Usuários',
      text: 'Pessoas, convites e situação',
      icon: Users,
      to: '/users/list',
      on: { 'admin/acesso': 1 },
    },
    {
      title: 'Usuários',
      text: 'Funcionários, externos e candidatos',
      icon: Users,
      to: '/users/list',
      on: { 'settings/acesso': 1 },
    },
  ],
  found: {
    pessoa: { label: 'Pessoa', to: ({ id }) => `/users/profile/${id}`, person: true },
  },
})
