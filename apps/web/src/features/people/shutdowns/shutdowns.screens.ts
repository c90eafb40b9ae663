import { UserMinus } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const shutdownsScreens = defineScreens({
  cards: [
    {
      title: 'Desligamentos',
      text: 'Registrar e acompanhar',
      icon: UserMinus,
      to: '/shutdowns/list',
      on: { 'hr/pessoal': 2 },
      visible: may('desligamentos', 'create'),
    },
  ],
})
