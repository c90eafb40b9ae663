import { Briefcase } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const positionsScreens = defineScreens({
  cards: [
    {
      title: 'Cargos',
      text: 'Funções de cada setor',
      icon: Briefcase,
      to: '/positions/list',
      on: { 'admin/organizacao': 3, 'hr/basicas': 1 },
      visible: may('rh', 'manage'),
    },
  ],
  found: {
    cargo: { label: 'Cargo', to: ({ id }) => `/positions/edit/${id}` },
  },
})
