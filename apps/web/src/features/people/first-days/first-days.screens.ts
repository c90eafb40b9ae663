import { BookOpen, FileCheck, FolderInput } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const firstDaysScreens = defineScreens({
  cards: [
    {
      title: 'Antes do primeiro dia',
      text: 'Papéis e dados de quem vai ser admitido',
      icon: FolderInput,
      to: '/human-resources/first-days/list',
      unit: ['aberta', 'abertas'],
      on: { 'hr/pessoal': 9 },
    },
    {
      title: 'Papéis da admissão',
      text: 'O que se pede, e para quê',
      icon: FileCheck,
      to: '/human-resources/admission-papers/list',
      on: { 'hr/basicas': 6 },
    },
    {
      title: 'Leituras oferecidas',
      text: 'O que se pode ler antes do primeiro dia',
      icon: BookOpen,
      to: '/human-resources/admission-readings/list',
      on: { 'hr/basicas': 7 },
    },
  ],
})
