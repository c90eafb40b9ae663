import { readsCarRepairs } from '@intranet/contract/operations/fleet-access'
import {
  CalendarRange,
  Car,
  CarFront,
  ChartNoAxesCombined,
  Store,
  FileCog,
  Fuel,
  IdCard,
  KeySquare,
  OctagonAlert,
  ReceiptText,
  Wrench,
} from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const reads = may('frota', 'read')

export const fleetScreens = defineScreens({
  cards: [
    {
      title: 'Frota',
      text: 'Veículos, motoristas e multas',
      icon: Car,
      to: '/fleet/home',
      on: { 'operations/operacoes': 4 },
      visible: reads,
    },
    {
      title: 'Veículos',
      text: 'Cadastro, motorista e situação',
      icon: CarFront,
      to: '/fleet/vehicle/list',
      on: { 'fleet/frota': 1 },
      visible: reads,
    },
    {
      title: 'Motoristas',
      text: 'CNH, pontos e veículo',
      icon: IdCard,
      to: '/fleet/driver/list',
      on: { 'fleet/frota': 2 },
      visible: reads,
    },
    {
      title: 'Manutenções',
      text: 'Aprovar, iniciar e concluir',
      icon: Wrench,
      to: '/fleet/maintenance-vehicle/list',
      on: { 'fleet/frota': 3 },
      visible: reads,
    },
    {
      title: 'Incidentes',
      text: 'Colisões, avarias e panes',
      icon: OctagonAlert,
      to: '/fleet/incidents-vehicle/list',
      on: { 'fleet/frota': 4 },
      visible: reads,
    },
    {
      title: 'Locações',
      text: 'Contratos, prazos e valores',
      icon: KeySquare,
      to: '/fleet/rentals/list',
      on: { 'fleet/frota': 5 },
      visible: reads,
    },
    {
      title: 'Locadoras',
      text: 'De quem se aluga',
      icon: Store,
      to: '/fleet/companies/list',
      on: { 'fleet/frota': 5.5 },
      visible: reads,
    },
    {
      title: 'Multas',
      text: 'Condutor, prazos e termo',
      icon: ReceiptText,
      to: '/fleet/fines/list',
      on: { 'fleet/frota': 6 },
      visible: reads,
    },
    {
      title: 'Reservas',
      text: 'Agenda dos veículos e solicitações',
      icon: CalendarRange,
      to: '/fleet/bookings',
      unit: ['pendente', 'pendentes'],
      on: { 'fleet/frota': 7 },
      visible: may('frota', 'manage'),
    },
    {
      title: 'Abastecimentos',
      text: 'Consumo e comprovantes',
      icon: Fuel,
      to: '/fleet/fuel/list',
      on: { 'fleet/frota': 8 },
      visible: reads,
    },
    {
      title: 'Custos',
      text: 'Custo por km e por veículo',
      icon: ChartNoAxesCombined,
      to: '/fleet/costs',
      on: { 'fleet/frota': 9 },
      visible: reads,
    },
    {
      title: 'Manutenções de veículos',
      text: 'Peças, mão de obra e custo por km',
      icon: FileCog,
      to: '/reports/car-repair',
      on: { 'hr/relatorios': 12, 'fleet/frota': 10 },
      visible: readsCarRepairs,
    },
  ],
  found: {
    veiculo: { label: 'Veículo', to: ({ id }) => `/fleet/vehicle/edit/${id}` },
  },
})
