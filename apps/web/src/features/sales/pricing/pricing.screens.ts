import { BadgeDollarSign } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const pricingScreens = defineScreens({
  cards: [
    {
      title: 'Preços',
      text: 'Planos por provedor e microrregião',
      icon: BadgeDollarSign,
      to: '/pricing/list',
      on: { 'admin/vendas': 1 },
      visible: may('precificacao', 'manage'),
    },
    {
      title: 'Preços',
      text: 'Planos por provedor e microrregião',
      icon: BadgeDollarSign,
      to: '/pricing/list',
      on: { 'internal/configuracoes': 3, 'external/consultas': 1, 'service/atendimento': 6 },
    },
  ],
})
