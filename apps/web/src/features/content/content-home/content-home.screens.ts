import { can } from '@intranet/contract/access'
import { Newspaper } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const contentHomeScreens = defineScreens({
  cards: [
    {
      title: 'Conteúdo',
      text: 'Novidades, FAQ e manual',
      icon: Newspaper,
      to: '/content/home',
      on: { 'admin/novidades': 1 },
      visible: (holder) =>
        (['novidades', 'perguntas_frequentes', 'manual'] as const).some((module) =>
          can(holder, module, 'manage'),
        ),
    },
  ],
})
