import { ContactRound } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const customersScreens = defineScreens({
  cards: [
    {
      title: 'Clientes',
      text: 'Cadastro e contratos dos ERPs',
      icon: ContactRound,
      to: '/sales/internal/customers/list',
      on: { 'internal/configuracoes': 2, 'external/consultas': 2 },
    },
  ],
})
