import { ChartColumn } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const noCoverageScreens = defineScreens({
  cards: [
    {
      title: 'Leads sem cobertura por cidade',
      text: 'Cidades, bairros, ruas e pessoas',
      icon: ChartColumn,
      to: '/vendas/leads-sem-cobertura/relatorio/cidades',
      on: { 'drillDown/sem-cobertura': 1 },
    },
  ],
})
