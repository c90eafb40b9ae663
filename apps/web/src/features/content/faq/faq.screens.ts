import { CircleQuestionMark } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const faqScreens = defineScreens({
  cards: [
    {
      title: 'Perguntas',
      text: 'Respostas, sugestões e buscas sem resultado',
      icon: CircleQuestionMark,
      to: '/faq/list',
      on: { 'content/faq': 1 },
      visible: may('perguntas_frequentes', 'create'),
    },
  ],
  found: {
    // A question that is found alone is open.
    pergunta: { label: 'FAQ', to: ({ nome }) => `/faq/search/${encodeURIComponent(nome)}` },
  },
})
