import { CarFront, Route } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const ridesScreens = defineScreens({
  cards: [
    {
      title: 'Caronas',
      text: 'Quem vai, quando e com quantos lugares',
      icon: CarFront,
      to: '/ride-employee/list',
      on: { 'operations/operacoes': 6 },
    },
    {
      title: 'Minhas caronas',
      text: 'O que ofereço e o que pedi',
      icon: Route,
      to: '/ride/list',
      on: { 'operations/operacoes': 7 },
    },
  ],
})
