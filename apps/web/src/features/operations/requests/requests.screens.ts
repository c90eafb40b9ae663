import { CalendarClock, Car, OctagonAlert, ReceiptText, Send, Wrench } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const employee = may('frota', 'employee')

export const requestsScreens = defineScreens({
  cards: [
    {
      title: 'Solicitações',
      text: 'Veículos, manutenções e multas',
      icon: Send,
      to: '/requests/home',
      on: { 'operations/operacoes': 5 },
      visible: employee,
    },
    {
      title: 'Solicitar veículo',
      text: 'Reservar, retirar e devolver',
      icon: Car,
      to: '/requests/vehicle',
      on: { 'requests/veiculos': 1 },
      visible: employee,
    },
    {
      title: 'Incidentes com veículo',
      text: 'Colisões, avarias e panes',
      icon: OctagonAlert,
      to: '/requests/incidents-vehicle',
      on: { 'requests/veiculos': 2 },
      visible: employee,
    },
    {
      title: 'Manutenção de veículo',
      text: 'Pedir e acompanhar',
      icon: Wrench,
      to: '/requests/maintenance-vehicle',
      on: { 'requests/veiculos': 3 },
      visible: employee,
    },
    {
      title: 'Minhas multas',
      text: 'Multas e termos a assinar',
      icon: ReceiptText,
      to: '/requests/fines',
      on: { 'requests/veiculos': 4 },
      visible: employee,
    },
    {
      title: 'Vencimentos',
      text: 'CNH e documentos',
      icon: CalendarClock,
      to: '/expiries',
      on: { 'requests/veiculos': 5 },
      visible: employee,
    },
  ],
})
