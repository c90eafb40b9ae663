import { MapPin } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const citiesScreens = defineScreens({
  cards: [
    {
      title: 'Cidades',
      text: 'Municípios atendidos',
      icon: MapPin,
      to: '/cities/list',
      on: { 'admin/empresa': 3 },
    },
  ],
})
