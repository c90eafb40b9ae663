import {
  CircleOff,
  Flag,
  Gauge,
  History,
  MapPin,
  Megaphone,
  Package,
  Signal,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { doorCards } from '../door-cards.ts'

export const reportsScreens = defineScreens({
  cards: [
    ...doorCards(
      'relatorios',
      { title: 'Campanhas', text: 'Leads e vendas por campanha', icon: Megaphone },
      (door) => `/sales/${door}/report/campaigns/list`,
      { internal: 1 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Canais', text: 'Leads e vendas por canal', icon: Flag },
      (door) => `/sales/${door}/report/channels/list`,
      { internal: 2 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Cidades', text: 'Onde se vende e onde se perde', icon: MapPin },
      (door) => `/sales/${door}/report/city/list`,
      { internal: 3, external: 3 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Dashboard', text: 'Funil, dias e destaques', icon: Gauge },
      (door) => `/sales/${door}/report/dashboard/list`,
      { internal: 4, external: 1 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Histórico de Conversões', text: 'Doze meses, ano a ano', icon: History },
      (door) => `/sales/${door}/report/history-conversion/list`,
      { internal: 5 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Inviabilidades', text: 'Motivos de perda', icon: CircleOff },
      (door) => `/sales/${door}/report/unfeasibility`,
      { internal: 6 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Leads Sem Cobertura', text: 'Por cidade, bairro e rua', icon: Signal },
      (door) => `/sales/${door}/report/without-coverage/list`,
      { internal: 7, external: 2 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Perfil do cliente', text: 'Quem compra', icon: UserRound },
      (door) => `/sales/${door}/report/profile/list`,
      { internal: 8 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Produtos Mais Vendidos', text: 'Vendas por produto', icon: Package },
      (door) => `/sales/${door}/report/products-best-sellers/list`,
      { internal: 9 },
    ),
    ...doorCards(
      'relatorios',
      { title: 'Vendedores', text: 'Resultado de cada um', icon: UsersRound },
      (door) => `/sales/${door}/report/sellers/list`,
      { internal: 10, external: 4 },
    ),
  ],
})
