import { Award, FileText, GraduationCap, HeartHandshake, Route, UserMinus, Users } from 'lucide-react'
import { Hub } from '@/components/shell/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'

const visible = () => true
const sections = [
  {
    key: 'dp',
    title: 'DEPARTAMENTO PESSOAL',
    cards: [
      { title: 'Funcionários', text: 'Cadastro, currículo e perfil', icon: Users, to: '/form', visible },
      { title: 'Desligamentos', text: 'Registrar e acompanhar', icon: UserMinus, to: '/pieces', visible },
      { title: 'Documentos', text: 'Por funcionário e categoria', icon: FileText, to: '/hub', visible },
      { title: 'Elogios', text: 'Recebidos e enviados', icon: Award, to: '/calendar', visible },
      {
        title: 'Familiares',
        text: 'Dependentes e aniversários',
        icon: HeartHandshake,
        to: '/news/list',
        visible,
      },
    ],
  },
  {
    key: 'ob',
    title: 'ONBOARDING',
    cards: [
      {
        title: 'Onboardings',
        text: 'Por provedor, departamento e cargo',
        icon: GraduationCap,
        to: '/contacts/list',
        visible,
      },
      { title: 'Trilhas', text: 'Conteúdos em ordem', icon: Route, to: '/users/list', visible },
    ],
  },
]

export function HubPage() {
  return (
    <Page>
      <PageHead heading="RECURSOS HUMANOS" />
      <Hub sections={sections} figures={{ '/form': '412', '/pieces': '3 no mês' }} />
    </Page>
  )
}
