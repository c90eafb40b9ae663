import { FileText, Tags } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { hasOwn, keepsAll } from '../own-pages.ts'

export const documentsScreens = defineScreens({
  cards: [
    {
      title: 'Documentos',
      text: 'Por funcionário e categoria',
      icon: FileText,
      to: '/documents/list',
      on: { 'hr/pessoal': 3 },
      visible: keepsAll,
    },
    {
      title: 'Meus documentos',
      text: 'Os seus e os que pedem ciência',
      icon: FileText,
      to: '/documents/list',
      on: { 'own/meus': 1 },
      visible: hasOwn,
    },
    {
      title: 'Categorias de documentos',
      text: 'Validade e obrigatoriedade',
      icon: Tags,
      to: '/documents-categories/list',
      on: { 'hr/basicas': 3 },
      visible: keepsAll,
    },
  ],
  found: {
    documento: { label: 'Documento', to: ({ id }) => `/documents/edit/${id}` },
    meu_documento: {
      label: 'Meu documento',
      to: ({ nome }) => `/documents/list?q=${encodeURIComponent(nome)}`,
    },
  },
})
