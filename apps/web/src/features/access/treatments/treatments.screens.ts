import { ScrollText } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const treatmentsScreens = defineScreens({
  cards: [
    {
      title: 'Tratamentos de dados',
      text: 'Para que usamos dados pessoais, e como',
      icon: ScrollText,
      to: '/treatments/list',
      on: { 'settings/intranet': 5, 'hr/pessoal': 8 },
      visible: may('rh', 'read'),
    },
  ],
})
