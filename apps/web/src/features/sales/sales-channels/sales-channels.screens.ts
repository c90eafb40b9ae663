import { Flag } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const salesChannelsScreens = defineScreens({
  cards: [
    {
      title: 'Canais',
      text: 'Por onde as leads chegam',
      icon: Flag,
      to: '/marketing/channels/list',
      on: { 'marketing/leads': 2 },
    },
  ],
})
