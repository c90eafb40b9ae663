import { HeartHandshake } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { hasOwn, keepsAll } from '../own-pages.ts'

export const familyScreens = defineScreens({
  cards: [
    {
      title: 'Familiares',
      text: 'Dependentes e aniversários',
      icon: HeartHandshake,
      to: '/family/list',
      on: { 'hr/pessoal': 5 },
      visible: keepsAll,
    },
    {
      title: 'Minha família',
      text: 'Dependentes e aniversários',
      icon: HeartHandshake,
      to: '/family/list',
      on: { 'own/meus': 3 },
      visible: hasOwn,
    },
  ],
})
