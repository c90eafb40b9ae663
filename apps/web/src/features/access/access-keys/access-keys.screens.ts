import { KeySquare } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const accessKeysScreens = defineScreens({
  cards: [
    {
      title: 'Chaves de acesso',
      text: 'O que programas podem fazer por alguém',
      icon: KeySquare,
      to: '/settings/keys/list',
      on: { 'settings/acesso': 5, 'own/meus': 4 },
    },
  ],
})
