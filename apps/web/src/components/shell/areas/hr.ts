import { can, isSuperadmin, type AccessHolder } from '@intranet/contract/access'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { readsColleagueDays, reportReach } from '@intranet/contract/people/hr-reports-access'
import { hr as text } from '@intranet/contract/messages/people'
import {
  Award,
  BookOpen,
  Briefcase,
  BriefcaseBusiness,
  Cake,
  ChartColumn,
  CheckCheck,
  ClipboardList,
  Eye,
  FileSearch,
  FileText,
  FolderLock,
  GraduationCap,
  HeartHandshake,
  Layers,
  MapPin,
  Network,
  Pyramid,
  Route,
  Tags,
  UserMinus,
  UserPlus,
  Users,
  VenusAndMars,
  type LucideIcon,
} from 'lucide-react'
import type { Area, HubCard } from '../area.ts'

type Visible = HubCard['visible']

const manager: Visible = (holder) => can(holder, 'rh', 'manage')
const holds = (holder: AccessHolder | null, ...roles: string[]) =>
  isSuperadmin(holder) || roles.some((role) => holder?.roles.includes(role))
const shutdowns: Visible = (holder) =>
  manager(holder) || holds(holder, 'desligamentos:solicitante', 'desligamentos:gestor')
const onboarding: Visible = (holder) => can(holder, 'onboarding', 'read')
const confirmations: Visible = (holder) => confirmationReach(holder) !== null
const reports: Visible = (holder) => reportReach(holder) !== null
// Every employee's, shown to those whom other cards bring here.
const colleagueDays: Visible = (holder) =>
  reports(holder) || (onboarding(holder) && readsColleagueDays(holder))
// The talent bank needs a role and the employee flag.
const talents: Visible = (holder) =>
  (holder?.employee ?? false) &&
  (manager(holder) || holds(holder, 'banco_talentos:gestor', 'banco_talentos:solicitante'))

const card = (title: string, note: string, icon: LucideIcon, to: string, visible = manager): HubCard => ({
  title,
  text: note,
  icon,
  to,
  visible,
})

// What HR keeps of everybody, each employee has of themselves.
const ownScreens: Visible = (holder) => can(holder, 'rh', 'employee') && !manager(holder)

/** /human-resources: people, their onboarding and reports (docs/screens.md#hubs). */
export const hrArea: Area = {
  name: 'RH',
  to: '/human-resources',
  sections: [
    {
      key: 'pessoal',
      title: text.personnel,
      cards: [
        card('Funcionários', 'Cadastro, currículo e perfil', Users, '/human-resources/employee/list'),
        card('Desligamentos', 'Registrar e acompanhar', UserMinus, '/shutdowns/list', shutdowns),
        card('Documentos', 'Por funcionário e categoria', FileText, '/documents/list'),
        card('Elogios', 'Recebidos e enviados', Award, '/compliments/list'),
        card('Familiares', 'Dependentes e aniversários', HeartHandshake, '/family/list'),
        card(
          'Dados pessoais',
          'Pedidos de correção e exclusão',
          FolderLock,
          '/human-resources/personal-data/list',
        ),
        card(
          'Leituras de documentos',
          'Quem leu CPF, RG e CNH',
          Eye,
          '/human-resources/personal-data/access',
        ),
      ],
    },
    {
      key: 'trabalhe',
      title: text.careers,
      cards: [
        card(
          'Banco de talentos',
          'Currículos por vaga e palavra-chave',
          FileSearch,
          '/ResumeDatabase/list',
          talents,
        ),
        card('Painel de vagas', 'Candidaturas e tempo de vaga', ChartColumn, '/dashboards/careers'),
        card('Vagas', 'Publicar, pausar e ver candidatos', BriefcaseBusiness, '/careers/admin/list'),
      ],
    },
    {
      key: 'onboarding',
      title: text.onboarding,
      cards: [
        card(
          'Onboardings',
          'Por provedor, departamento e cargo',
          GraduationCap,
          '/human-resources/onboarding/list',
          onboarding,
        ),
        card('Trilhas', 'Conteúdos em ordem', Route, '/human-resources/trail/list', onboarding),
        card('Conteúdos', 'Textos, capas e imagens', BookOpen, '/human-resources/content/list', onboarding),
      ],
    },
    {
      key: 'relatorios',
      title: text.reports,
      cards: [
        card('Admissões', 'Entradas no período', UserPlus, '/reports/list-admission', reports),
        card('Aniversariantes', 'Por mês e provedor', Cake, '/reports/birthday/list', colleagueDays),
        card(
          'Tempo de casa',
          'Aniversários de empresa',
          Award,
          '/reports/company-anniversary',
          colleagueDays,
        ),
        card('Provedor e cidade', 'Distribuição das equipes', MapPin, '/reports/provider-city', reports),
        card('Desligados', 'Motivo e tempo de casa', UserMinus, '/reports/list-dismiss'),
        card('Família', 'Filhos, idades e dependentes', HeartHandshake, '/reports/family-list'),
        card('Geral', 'Todos os campos, para exportar', ClipboardList, '/reports/list-general', reports),
        card('Gênero', 'Por departamento e cargo', VenusAndMars, '/reports/list-gender', reports),
        {
          ...card(
            'Relatório de onboarding',
            'Pendentes e concluídos',
            GraduationCap,
            '/human-resources/onboarding/report',
            onboarding,
          ),
          unit: ['pendente', 'pendentes'],
        },
        card(
          'Confirmação de leitura',
          'Quem leu e quem falta ler',
          CheckCheck,
          '/reports/read-confirm',
          confirmations,
        ),
        card('Pirâmide etária', 'Faixas por gênero', Pyramid, '/reports/pyramid-list', reports),
        card(
          'Relatório de vagas',
          'Quantidade, cidade e gestor',
          Briefcase,
          '/human-resources/vacancy/report',
        ),
      ],
    },
    {
      key: 'basicas',
      title: text.basicSettings,
      cards: [
        card('Cargos', 'Funções de cada setor', Briefcase, '/positions/list'),
        card('Departamentos', 'Áreas de cada provedor', Network, '/departments/list'),
        card('Categorias de documentos', 'Validade e obrigatoriedade', Tags, '/documents-categories/list'),
        card('Categorias de elogios', 'Motivos de um elogio', Award, '/compliments-categories/list'),
        card('Setores', 'Partes dos departamentos', Layers, '/sectors/list'),
      ],
    },
  ],
  own: [
    {
      key: 'meus',
      title: 'Minhas páginas',
      cards: [
        card('Meus documentos', 'Os seus e os que pedem ciência', FileText, '/documents/list', ownScreens),
        card('Elogios', 'Recebidos e enviados', Award, '/compliments/list', ownScreens),
        card('Minha família', 'Dependentes e aniversários', HeartHandshake, '/family/list', ownScreens),
      ],
    },
  ],
}
