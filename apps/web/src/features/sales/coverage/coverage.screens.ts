import { MapPinned } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const coverageScreens = defineScreens({
  cards: [
    {
      title: 'Cobertura',
      text: 'Onde cada provedor chega',
      icon: MapPinned,
      to: '/sales/internal/coverage/list',
      on: { 'internal/configuracoes': 4, 'external/consultas': 3 },
    },
  ],
})
