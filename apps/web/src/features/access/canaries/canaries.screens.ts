import { Bird } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const canariesScreens = defineScreens({
  cards: [
    {
      title: 'Registros-isca',
      text: 'Cadastros de ninguém que avisam quem os abre',
      icon: Bird,
      to: '/settings/canaries/list',
      on: { 'settings/acesso': 8 },
    },
  ],
})
