import { BookMarked, Shapes, Tags } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

export const categoriesScreens = defineScreens({
  cards: [
    {
      title: 'Categorias de novidades',
      text: 'Cores e ícones das publicações',
      icon: Tags,
      to: '/categories/list',
      on: { 'admin/novidades': 2, 'content/novidades': 2 },
      visible: may('novidades', 'manage'),
    },
    {
      title: 'Categorias do FAQ',
      text: 'Assuntos das perguntas e sua ordem',
      icon: Shapes,
      to: '/faq-categories/list',
      on: { 'content/faq': 2 },
      visible: may('perguntas_frequentes', 'manage'),
    },
    {
      title: 'Categorias do manual',
      text: 'Capítulos e sua ordem',
      icon: BookMarked,
      to: '/employee-handbook/categories/list',
      on: { 'content/manual': 2 },
      visible: may('manual', 'manage'),
    },
  ],
})
