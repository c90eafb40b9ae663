import { Megaphone, Siren } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const employee = may('incidentes', 'employee')

export const fieldReportsScreens = defineScreens({
  cards: [
    {
      title: 'Reportar',
      text: 'Foto, lugar e uma linha do que você viu',
      icon: Megaphone,
      to: '/requests/reports/register',
      on: { 'operations/operacoes': 9 },
      visible: employee,
    },
    {
      title: 'O que eu reportei',
      text: 'E o que foi feito',
      icon: Megaphone,
      to: '/requests/reports/list',
      on: { 'incidents/incidentes': 4 },
      visible: employee,
    },
    {
      title: 'Relatos do campo',
      text: 'Vincular, abrir incidente ou responder',
      icon: Siren,
      to: '/incidents/reports/list',
      unit: ['em aberto', 'em aberto'],
      on: { 'incidents/incidentes': 5 },
    },
  ],
})
