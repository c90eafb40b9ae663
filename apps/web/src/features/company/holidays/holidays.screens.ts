import { CalendarDays } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const holidaysScreens = defineScreens({
  cards: [
    {
      title: 'Feriados',
      text: 'Nacionais, estaduais e municipais',
      icon: CalendarDays,
      to: '/holidays/list',
      on: { 'admin/organizacao': 4 },
      visible: may('rh', 'manage'),
    },
  ],
})
