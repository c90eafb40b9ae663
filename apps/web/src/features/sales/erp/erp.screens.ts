import { Cable } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const erpScreens = defineScreens({
  cards: [
    {
      title: 'ERP',
      text: 'Conexões e leads que esperam envio',
      icon: Cable,
      to: '/sales/internal/erp/list',
      unit: ['conexão', 'conexões'],
      on: { 'internal/configuracoes': 5 },
    },
  ],
})
