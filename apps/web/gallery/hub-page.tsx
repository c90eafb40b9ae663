import { Award, FileText, GraduationCap, HeartHandshake, Route, UserMinus, Users } from 'lucide-react'
import type { HubSection } from '@/components/shell/area.ts'
import { Hub } from '@/components/hub/hub.tsx'
import { Page, PageHead } from '@/components/shell/page.tsx'
import { uncheckedAddress } from '@/lib/address.ts'

const visible = () => true
const to = uncheckedAddress
const sections: HubSection[] = [
  {
    key: 'dp',
    title: 'DEPARTAMENTO PESSOAL',
    cards: [
      { title: 'Funcionários', text: 'Cadastro, currículo e perfil', icon: Users, to: to('/form'), visible },
      { title: 'Desligamentos', text: 'Registrar e acompanhar', icon: UserMinus, to: to('/pieces'), visible },
      { title: 'Documentos', text: 'Por funcionário e categoria', icon: FileText, to: to('/hub'), visible },
      { title: 'Elogios', text: 'Recebidos e enviados', icon: Award, to: to('/calendar'), visible },
      {
        title: 'Familiares',
        text: 'Dependentes e aniversários',
        icon: HeartHandshake,
        to: to('/news/list'),
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
        to: to('/contacts/list'),
        visible,
      },
      { title: 'Trilhas', text: 'Conteúdos em ordem', icon: Route, to: to('/users/list'), visible },
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
