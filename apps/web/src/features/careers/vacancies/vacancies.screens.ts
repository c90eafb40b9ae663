import { BriefcaseBusiness } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const vacanciesScreens = defineScreens({
  cards: [
    {
      title: 'Vagas',
      text: 'Rascunhos, vagas abertas e de onde vêm os candidatos',
      icon: BriefcaseBusiness,
      to: '/careers/admin/list',
      unit: ['aberta', 'abertas'],
      on: { 'hr/trabalhe': 3 },
    },
  ],
  found: { vaga: { label: 'Vagas', to: ({ id }) => `/careers/edit/${id}` } },
})
