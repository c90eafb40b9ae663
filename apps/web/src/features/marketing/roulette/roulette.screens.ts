import { FerrisWheel } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { staffReads } from '../home/staff-reads.ts'

export const rouletteScreens = defineScreens({
  found: { roleta: { label: 'Roleta', to: ({ id }) => `/marketing/roulette/reports/${id}` } },
  cards: [
    {
      title: 'Roletas',
      text: 'Prêmios, sorteios e participantes',
      icon: FerrisWheel,
      to: '/marketing/roulette/list',
      on: { 'marketing/roletas': 1 },
      visible: staffReads('roulette'),
    },
  ],
})
