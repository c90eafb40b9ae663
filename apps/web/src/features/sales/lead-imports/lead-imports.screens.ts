import { FileUp } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const leadImportsScreens = defineScreens({
  cards: [
    {
      title: 'Importar Leads',
      text: 'Planilhas de contatos',
      icon: FileUp,
      to: '/marketing/imports-leads/list',
      on: { 'marketing/leads': 3 },
    },
  ],
})
