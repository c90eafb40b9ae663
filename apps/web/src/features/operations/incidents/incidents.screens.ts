import { ChartColumn, CirclePlus, LayoutList, Signal, Tags, TriangleAlert } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

export const incidentsScreens = defineScreens({
  cards: [
    {
      title: 'Incidentes',
      text: 'Avisos do que parou e do que vai parar',
      icon: TriangleAlert,
      to: '/incidents/home',
      on: { 'operations/operacoes': 1 },
    },
    {
      title: 'Registrar incidente',
      text: 'Avisar um departamento ou um provedor',
      icon: CirclePlus,
      to: '/incidents/register',
      on: { 'incidents/incidentes': 1 },
    },
    {
      title: 'Incidentes',
      text: 'Abertos, em tratamento e encerrados',
      icon: LayoutList,
      to: '/incidents/list',
      unit: ['em aberto', 'em aberto'],
      on: { 'incidents/incidentes': 2 },
    },
    {
      title: 'Como está a rede',
      text: 'Cidade por cidade, o que está parado agora',
      icon: Signal,
      to: '/incidents/network',
      on: { 'incidents/incidentes': 6 },
    },
    {
      title: 'Dashboards',
      text: 'Quantos são, de quê e por quanto tempo',
      icon: ChartColumn,
      to: '/incidents/dashboards',
      on: { 'incidents/incidentes': 3 },
    },
    {
      title: 'Categorias',
      text: 'O que pode acontecer',
      icon: Tags,
      to: '/incidents-categories/list',
      on: { 'incidents/incidentes': 7 },
    },
  ],
  found: {
    incidente: { label: 'Incidente', to: ({ id }) => `/incidents/list?ver=${id}` },
  },
})
