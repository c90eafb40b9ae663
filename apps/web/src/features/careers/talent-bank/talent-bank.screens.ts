import { can, type AccessHolder } from '@intranet/contract/access'
import {
  CalendarClock,
  ChartColumn,
  FileChartColumn,
  FileSignature,
  FileUser,
  ListChecks,
  Mails,
  MessageCircleQuestion,
  MessageSquareX,
  Tags,
} from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'

/** The addresses are open, and show nothing to everybody else. */
const finds = (holder: AccessHolder | null) => can(holder, 'banco_talentos', 'create')
const reads = (holder: AccessHolder | null) => can(holder, 'banco_talentos', 'read')

export const talentBankScreens = defineScreens({
  cards: [
    {
      title: 'Banco de talentos',
      text: 'Quem combina, por palavras e perto de onde',
      icon: FileUser,
      to: '/ResumeDatabase/list',
      on: { 'hr/trabalhe': 1 },
      visible: finds,
    },
    {
      title: 'Dashboard de vagas',
      text: 'Funil, origens e tempo de contratação',
      icon: ChartColumn,
      to: '/dashboards/careers',
      on: { 'hr/trabalhe': 2 },
      visible: reads,
    },
    {
      title: 'Entrevistas',
      text: 'Marcadas, respondidas e pareceres',
      icon: CalendarClock,
      to: '/careers/interviews',
      on: { 'hr/trabalhe': 4 },
      visible: reads,
    },
    {
      title: 'Palavras-chave',
      text: 'Sinônimos que valem para todas as vagas',
      icon: Tags,
      to: '/careers/keywords',
      on: { 'hr/trabalhe': 5 },
    },
    {
      title: 'Motivos de reprovação',
      text: 'O que o candidato lê',
      icon: MessageSquareX,
      to: '/careers/reasons/list',
      on: { 'hr/trabalhe': 6 },
    },
    {
      title: 'Perguntas a candidatos',
      text: 'Catálogo que o RH aprova',
      icon: MessageCircleQuestion,
      to: '/careers/questions/list',
      on: { 'hr/trabalhe': 9 },
      visible: reads,
    },
    {
      title: 'Critérios de entrevista',
      text: 'Notas que cada entrevistador dá',
      icon: ListChecks,
      to: '/careers/criteria/list',
      on: { 'hr/trabalhe': 7 },
    },
    {
      title: 'Mensagens aos candidatos',
      text: 'E-mails de cada etapa e dos convites',
      icon: Mails,
      to: '/careers/templates/list',
      on: { 'hr/trabalhe': 8 },
    },
    {
      title: 'Cartas de proposta',
      text: 'Modelos da carta que oferece o contrato',
      icon: FileSignature,
      to: '/careers/letters/list',
      on: { 'hr/trabalhe': 10 },
    },
    {
      title: 'Relatório de vagas',
      text: 'Vagas, cidades e gestores',
      icon: FileChartColumn,
      to: '/human-resources/vacancy/report',
      on: { 'hr/relatorios': 13 },
    },
  ],
})
