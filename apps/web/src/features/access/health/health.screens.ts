import { Activity } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const healthScreens = defineScreens({
  cards: [
    {
      title: 'Saúde',
      text: 'Banco, tarefas, mensagens e o que fazer',
      icon: Activity,
      to: '/settings/health',
      on: { 'admin/acesso': 7, 'settings/acesso': 7 },
    },
  ],
})
