import { Building2 } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const providersScreens = defineScreens({
  cards: [
    {
      title: 'Provedores',
      text: 'Marcas do grupo e suas cidades',
      icon: Building2,
      to: '/providers/list',
      on: { 'admin/empresa': 1 },
    },
  ],
  found: {
    provedor: { label: 'Provedor', to: ({ id }) => `/providers/edit/${id}` },
  },
})
