import { BookOpen, GraduationCap, Route } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const onboardingScreens = defineScreens({
  cards: [
    {
      title: 'Onboardings',
      text: 'Por provedor, departamento e cargo',
      icon: GraduationCap,
      to: '/human-resources/onboarding/list',
      on: { 'hr/onboarding': 1 },
    },
    {
      title: 'Trilhas',
      text: 'Conteúdos em ordem',
      icon: Route,
      to: '/human-resources/trail/list',
      on: { 'hr/onboarding': 2 },
    },
    {
      title: 'Conteúdos',
      text: 'Textos, capas e imagens',
      icon: BookOpen,
      to: '/human-resources/content/list',
      on: { 'hr/onboarding': 3 },
    },
    {
      title: 'Relatório de onboarding',
      text: 'Pendentes e concluídos',
      icon: GraduationCap,
      to: '/human-resources/onboarding/report',
      on: { 'hr/relatorios': 9 },
      unit: ['pendente', 'pendentes'],
    },
  ],
})
