import { Siren } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const dataIncidentsScreens = defineScreens({
  cards: [
    {
      title: 'Incidentes de segurança',
      text: 'O que houve, de quem, e o prazo da lei',
      icon: Siren,
      to: '/settings/incidents/list',
      on: { 'settings/acesso': 9 },
    },
  ],
})
