import { Megaphone } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const salesCampaignsScreens = defineScreens({
  found: {
    campanha_vendas: {
      label: 'Campanha de vendas',
      to: ({ nome }) => `/marketing/campaigns/list?q=${encodeURIComponent(nome)}`,
    },
  },
  cards: [
    {
      title: 'Campanhas',
      text: 'De onde as leads vêm',
      icon: Megaphone,
      to: '/marketing/campaigns/list',
      on: { 'marketing/leads': 1 },
    },
  ],
})
