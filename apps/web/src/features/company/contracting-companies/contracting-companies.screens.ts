import { Landmark } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const contractingCompaniesScreens = defineScreens({
  cards: [
    {
      title: 'Empresas contratantes',
      text: 'Pessoas jurídicas de cada provedor',
      icon: Landmark,
      to: '/contracting/companies/list',
      on: { 'admin/empresa': 2 },
    },
  ],
  found: {
    contratante: { label: 'Empresa contratante', to: ({ id }) => `/contracting/companies/edit/${id}` },
  },
})
