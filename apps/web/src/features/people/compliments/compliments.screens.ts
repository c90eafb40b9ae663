import { Award } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { hasOwn, keepsAll } from '../own-pages.ts'

export const complimentsScreens = defineScreens({
  cards: [
    {
      title: 'Elogios',
      text: 'Recebidos e enviados',
      icon: Award,
      to: '/compliments/list',
      on: { 'hr/pessoal': 4 },
      visible: keepsAll,
    },
    {
      title: 'Elogios',
      text: 'Recebidos e enviados',
      icon: Award,
      to: '/compliments/list',
      on: { 'own/meus': 2 },
      visible: hasOwn,
    },
    {
      title: 'Categorias de elogios',
      text: 'Motivos de um elogio',
      icon: Award,
      to: '/compliments-categories/list',
      on: { 'hr/basicas': 4 },
      visible: keepsAll,
    },
  ],
})
