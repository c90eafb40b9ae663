import {
  Banknote,
  Contact,
  FileText,
  Handshake,
  House,
  Landmark,
  MapPin,
  Receipt,
  UserRoundSearch,
  Wifi,
  Wrench,
} from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const visible = may('painel_cliente', 'read')
const on = (place: number) => ({ 'clientPanel/painel': place }) as const

export const clientPanelScreens = defineScreens({
  cards: [
    {
      title: 'Painel do cliente',
      text: 'Um cliente identificado, do contrato à OS',
      icon: UserRoundSearch,
      to: '/client-panel/identification',
      on: { 'service/atendimento': 2, 'clientPanel/painel': 1 },
      visible,
    },
    {
      title: 'Financeiro',
      text: 'Como pagar, negociações e estornos',
      icon: Landmark,
      to: '/financial/home',
      on: { 'service/atendimento': 4 },
    },
    {
      title: 'Início do atendimento',
      text: 'Tudo em uma tela',
      icon: House,
      to: '/client-panel/home-service',
      on: on(2),
      visible,
    },
    {
      title: 'Serviço',
      text: 'Contratos e planos',
      icon: FileText,
      to: '/client-panel/service',
      on: on(3),
      visible,
    },
    {
      title: 'Conexões',
      text: 'Sinal, sessões e consumo',
      icon: Wifi,
      to: '/client-panel/connections',
      on: on(4),
      visible,
    },
    {
      title: 'Faturas',
      text: 'Segunda via e envio',
      icon: Receipt,
      to: '/client-panel/financial',
      on: on(5),
      visible,
    },
    {
      title: 'Pagamentos',
      text: 'Os últimos 24',
      icon: Banknote,
      to: '/client-panel/info-payments',
      on: on(6),
      visible,
    },
    {
      title: 'Negociação',
      text: 'Simular, propor, aceitar',
      icon: Handshake,
      to: '/client-panel/negotiation',
      on: on(7),
      visible,
    },
    {
      title: 'Ordens de serviço',
      text: 'Abrir, reagendar, cancelar',
      icon: Wrench,
      to: '/client-panel/service-orders',
      on: on(8),
      visible,
    },
    {
      title: 'Endereço',
      text: 'Instalação, cobrança, correspondência',
      icon: MapPin,
      to: '/client-panel/address',
      on: on(9),
      visible,
    },
    {
      title: 'Contato',
      text: 'Telefones, e-mails, preferências',
      icon: Contact,
      to: '/client-panel/contact',
      on: on(10),
      visible,
    },
  ],
})
