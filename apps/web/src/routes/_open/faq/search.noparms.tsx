import { menu } from '@intranet/contract/messages/menu'
import { createFileRoute } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { may } from '@/lib/may.ts'

/** The address's word for "no search text" (docs/content.md#searches). */
export const Route = createFileRoute('/_open/faq/search/noparms')({
  staticData: {
    needs: 'open',
    title: 'FAQ',
    back: { to: '/', label: 'Início' },
    menu: {
      place: 9,
      name: menu.faq,
      icon: CircleQuestionMark,
      visible: may('perguntas_frequentes', 'read'),
    },
  },
})
