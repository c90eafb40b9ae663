import { ShieldCheck } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const securityScreens = defineScreens({
  cards: [
    {
      title: 'Segurança',
      text: 'Entradas, recusas, permissões e leituras',
      icon: ShieldCheck,
      to: '/settings/security',
      on: { 'admin/acesso': 6, 'settings/acesso': 6 },
    },
  ],
})
