import { ShieldBan } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const blockingScreens = defineScreens({
  cards: [
    {
      title: 'Regras de bloqueio',
      text: 'Regras, exceções e simulação',
      icon: ShieldBan,
      to: '/blocking-rules/list',
      on: { 'service/atendimento': 5 },
      visible: may('regras_bloqueio', 'read'),
    },
  ],
})
