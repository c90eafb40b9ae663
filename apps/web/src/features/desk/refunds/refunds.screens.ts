import { Undo2 } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const refundsScreens = defineScreens({
  cards: [
    {
      title: 'Estornos',
      text: 'Pedidos, aprovação e pagamento',
      icon: Undo2,
      to: '/backoffice/estornos/listagem',
      unit: ['em andamento', 'em andamento'],
      on: { 'backoffice/backoffice': 5, 'service/atendimento': 3 },
      visible: may('estornos', 'read'),
    },
  ],
})
