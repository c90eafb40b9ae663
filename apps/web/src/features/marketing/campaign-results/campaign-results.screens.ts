import { ChartNoAxesCombined } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const campaignResultsScreens = defineScreens({
  cards: [
    {
      title: 'Resultado de Campanha',
      text: 'Investimento, leads e vendas',
      icon: ChartNoAxesCombined,
      to: '/marketing/results-campaigns-report/report',
      on: { 'marketing/relatorios': 1 },
    },
  ],
})
