import { Ban } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const blacklistScreens = defineScreens({
  cards: [
    {
      title: 'Blacklist',
      text: 'A quem e onde não se vende',
      icon: Ban,
      to: '/blacklist/list',
      on: { 'admin/vendas': 2, 'service/atendimento': 7 },
    },
    {
      title: 'Blocklist',
      text: 'Quem não pode contratar',
      icon: Ban,
      to: '/sales/internal/basic-configurations/blocklist/list',
      on: { 'internal/configuracoes': 1 },
    },
  ],
})
