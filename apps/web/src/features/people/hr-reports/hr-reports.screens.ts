import { can, type AccessHolder } from '@intranet/contract/access'
import { readsColleagueDays, reportReach } from '@intranet/contract/people/hr-reports-access'
import {
  Award,
  Cake,
  ClipboardList,
  HeartHandshake,
  MapPin,
  Pyramid,
  UserMinus,
  UserPlus,
  VenusAndMars,
} from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

// Every employee's, shown to those whom other cards bring here.
const colleagueDays = (holder: AccessHolder | null) =>
  reportReach(holder) !== null || (can(holder, 'onboarding', 'read') && readsColleagueDays(holder))

export const hrReportsScreens = defineScreens({
  cards: [
    {
      title: 'Admissões',
      text: 'Entradas no período',
      icon: UserPlus,
      to: '/reports/list-admission',
      on: { 'hr/relatorios': 1 },
    },
    {
      title: 'Aniversariantes',
      text: 'Por mês e provedor',
      icon: Cake,
      to: '/reports/birthday/list',
      on: { 'hr/relatorios': 2 },
      visible: colleagueDays,
    },
    {
      title: 'Tempo de casa',
      text: 'Aniversários de empresa',
      icon: Award,
      to: '/reports/company-anniversary',
      on: { 'hr/relatorios': 3 },
      visible: colleagueDays,
    },
    {
      title: 'Provedor e cidade',
      text: 'Distribuição das equipes',
      icon: MapPin,
      to: '/reports/provider-city',
      on: { 'hr/relatorios': 4 },
    },
    {
      title: 'Desligados',
      text: 'Motivo e tempo de casa',
      icon: UserMinus,
      to: '/reports/list-dismiss',
      on: { 'hr/relatorios': 5 },
    },
    {
      title: 'Família',
      text: 'Filhos, idades e dependentes',
      icon: HeartHandshake,
      to: '/reports/family-list',
      on: { 'hr/relatorios': 6 },
    },
    {
      title: 'Geral',
      text: 'Todos os campos, para exportar',
      icon: ClipboardList,
      to: '/reports/list-general',
      on: { 'hr/relatorios': 7 },
    },
    {
      title: 'Gênero',
      text: 'Por departamento e cargo',
      icon: VenusAndMars,
      to: '/reports/list-gender',
      on: { 'hr/relatorios': 8 },
    },
    {
      title: 'Pirâmide etária',
      text: 'Faixas por gênero',
      icon: Pyramid,
      to: '/reports/pyramid-list',
      on: { 'hr/relatorios': 11 },
    },
  ],
})
