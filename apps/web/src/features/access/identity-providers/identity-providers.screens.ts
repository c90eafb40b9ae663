import { LogIn } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const identityProvidersScreens = defineScreens({
  cards: [
    {
      title: 'Acesso único',
      text: 'Entrar com a conta da empresa',
      icon: LogIn,
      to: '/settings/sign-on/list',
      on: { 'settings/acesso': 10 },
    },
  ],
})
