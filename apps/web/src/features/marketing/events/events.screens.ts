import { CalendarHeart } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { staffReads } from '../home/staff-reads.ts'

export const eventsScreens = defineScreens({
  cards: [
    {
      title: 'Eventos',
      text: 'Feiras e ações de rua',
      icon: CalendarHeart,
      to: '/marketing/events/list',
      on: { 'marketing/comunicacao': 3 },
      visible: staffReads('eventos'),
    },
  ],
})
