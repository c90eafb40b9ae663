import { confirmationReach } from '@intranet/contract/content/news-access'
import { CheckCheck, Newspaper } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const newsScreens = defineScreens({
  cards: [
    {
      title: 'Novidades',
      text: 'Rascunhos, agendadas e publicadas',
      icon: Newspaper,
      to: '/news/table',
      on: { 'content/novidades': 1 },
    },
    {
      title: 'Confirmação de leitura',
      text: 'Quem leu e quem falta ler',
      icon: CheckCheck,
      to: '/reports/read-confirm',
      unit: ['novidade', 'novidades'],
      on: { 'content/novidades': 3 },
    },
    {
      title: 'Confirmação de leitura',
      text: 'Quem leu e quem falta ler',
      icon: CheckCheck,
      to: '/reports/read-confirm',
      unit: ['novidade', 'novidades'],
      on: { 'hr/relatorios': 10 },
      visible: (holder) => confirmationReach(holder) !== null,
    },
  ],
  found: {
    novidade: { label: 'Novidade', to: ({ id }) => `/news/${id}` },
  },
})
