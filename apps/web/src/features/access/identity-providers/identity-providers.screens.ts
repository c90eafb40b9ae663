import { KeyRound } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const identityProvidersScreens = defineScreens({
  cards: [
    {
      title: 'Acesso único',
      text: 'Entrar com a conta da empresa',
      icon: KeyRound,
      to: '/settings/sign-on/list',
      on: { 'settings/acesso': 10 },
    },
  ],
})
