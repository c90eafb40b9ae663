import { Layers } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const sectorsScreens = defineScreens({
  cards: [
    {
      title: 'Setores',
      text: 'Partes dos departamentos',
      icon: Layers,
      to: '/sectors/list',
      on: { 'admin/organizacao': 2, 'hr/basicas': 5 },
      visible: may('rh', 'manage'),
    },
  ],
  found: {
    setor: { label: 'Setor', to: ({ id }) => `/sectors/edit/${id}` },
  },
})
