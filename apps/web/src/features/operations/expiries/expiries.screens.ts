import { CalendarClock } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const expiriesScreens = defineScreens({
  cards: [
    {
      title: 'Vencimentos',
      text: 'CNH, seguros, revisões e documentos',
      icon: CalendarClock,
      to: '/expiries',
      on: { 'operations/operacoes': 8, 'fleet/frota': 11 },
      visible: may('frota', 'read'),
    },
  ],
})
