import { BadgeCheck } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const accessProfilesScreens = defineScreens({
  cards: [
    {
      title: 'Perfis de acesso',
      text: 'Conjuntos de permissões',
      icon: BadgeCheck,
      to: '/access-profiles/list',
      on: { 'admin/acesso': 2 },
    },
    {
      title: 'Perfis de acesso',
      text: 'Níveis em cada módulo',
      icon: BadgeCheck,
      to: '/access-profiles/list',
      on: { 'settings/acesso': 2 },
    },
  ],
})
