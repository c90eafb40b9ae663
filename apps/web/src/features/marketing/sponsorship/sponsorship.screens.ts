import { HandCoins, MessageSquareText } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const reads = may('marketing', 'read')

export const sponsorshipScreens = defineScreens({
  cards: [
    {
      title: 'Solicitações de Patrocínio',
      text: 'Triagem, negociação e prestação de contas',
      icon: HandCoins,
      to: '/marketing/sponsorship/solicitations/list',
      unit: ['em aberto', 'em aberto'],
      on: { 'marketing/patrocinios': 1 },
      visible: reads,
    },
    {
      title: 'Justificativas',
      text: 'Motivos de recusa e pendência',
      icon: MessageSquareText,
      to: '/marketing/sponsorship/justification/list',
      on: { 'marketing/patrocinios': 2 },
      visible: reads,
    },
  ],
  found: {
    patrocinio: {
      label: 'Patrocínio',
      to: ({ id }) => `/marketing/sponsorship/solicitations/details?id=${id}`,
    },
  },
})
