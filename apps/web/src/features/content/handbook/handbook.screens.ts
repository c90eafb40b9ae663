import { BookOpen } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const handbookScreens = defineScreens({
  cards: [
    {
      title: 'Artigos',
      text: 'Versões, publicação e leituras',
      icon: BookOpen,
      to: '/employee-handbook/list',
      on: { 'content/manual': 1 },
    },
  ],
  found: {
    artigo: { label: 'Manual', to: ({ id }) => `/employee-handbook/view?artigo=${id}` },
  },
})
