import { MailOpen } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import type { Session } from '@/lib/session.ts'

export const outboxScreens = defineScreens({
  cards: [
    {
      title: 'Caixa de saída',
      text: 'E-mails não enviados, no desenvolvimento',
      icon: MailOpen,
      to: '/settings/outbox',
      on: { 'settings/intranet': 3 },
      visible: (holder) => (holder as Session | null)?.caixa_saida ?? false,
    },
  ],
})
