import { Eye, FolderLock } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const personalDataScreens = defineScreens({
  cards: [
    {
      title: 'Dados pessoais',
      text: 'Pedidos de correção e exclusão',
      icon: FolderLock,
      to: '/human-resources/personal-data/list',
      on: { 'hr/pessoal': 6 },
    },
    {
      title: 'Leituras de documentos',
      text: 'Quem leu CPF, RG e CNH',
      icon: Eye,
      to: '/human-resources/personal-data/access',
      on: { 'hr/pessoal': 7 },
    },
  ],
})
