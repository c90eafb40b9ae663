import { ClipboardCheck, Headset, PhoneCall, Router, TriangleAlert } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const reads = may('backoffice', 'read')

export const backofficeScreens = defineScreens({
  cards: [
    {
      title: 'Backoffice',
      text: 'Da venda à conexão funcionando',
      icon: Headset,
      to: '/backoffice/inicio',
      on: { 'service/atendimento': 1 },
      visible: reads,
    },
    {
      title: 'Vendas',
      text: 'Auditoria com checklist',
      icon: ClipboardCheck,
      to: '/backoffice/vendas/listagem',
      unit: ['pendente', 'pendentes'],
      on: { 'backoffice/backoffice': 1 },
      visible: reads,
    },
    {
      title: 'Ativações',
      text: 'Agenda e instalação',
      icon: Router,
      to: '/backoffice/ativacoes/listagem',
      unit: ['em andamento', 'em andamento'],
      on: { 'backoffice/backoffice': 2 },
      visible: reads,
    },
    {
      title: 'Qualificação',
      text: 'Ligação de boas-vindas',
      icon: PhoneCall,
      to: '/backoffice/qualificacao',
      unit: ['pendente', 'pendentes'],
      on: { 'backoffice/backoffice': 3 },
      visible: reads,
    },
    {
      title: 'Problemas',
      text: 'O que impede um cliente',
      icon: TriangleAlert,
      to: '/backoffice/problemas',
      unit: ['aberto', 'abertos'],
      on: { 'backoffice/backoffice': 4 },
      visible: reads,
    },
  ],
  found: {
    venda: { label: 'Venda', to: ({ id }) => `/backoffice/vendas/listagem?ver=${id}` },
  },
})
