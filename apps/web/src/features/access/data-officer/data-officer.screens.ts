import { UserRoundCheck } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const dataOfficerScreens = defineScreens({
  cards: [
    {
      title: 'Encarregado',
      text: 'Quem responde por dados pessoais, e os comunicados',
      icon: UserRoundCheck,
      to: '/settings/data-officer',
      on: { 'settings/intranet': 6 },
    },
  ],
})
