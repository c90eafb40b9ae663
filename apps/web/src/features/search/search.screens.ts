import { SearchX } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const searchScreens = defineScreens({
  cards: [
    {
      title: 'Buscas gerais sem resultado',
      text: 'O que se procura e nada encontra',
      icon: SearchX,
      to: '/settings/searches',
      on: { 'settings/intranet': 7 },
    },
  ],
})
