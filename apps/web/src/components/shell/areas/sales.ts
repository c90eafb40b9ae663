import { can, isSuperadmin, type AccessHolder } from '@intranet/contract/access'
import {
  Ban,
  ChartColumn,
  CircleOff,
  Clock,
  Flag,
  Gauge,
  History,
  ListX,
  MapPin,
  Megaphone,
  Package,
  Signal,
  Target,
  Trash2,
  TrendingDown,
  TrendingUp,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { Area, HubCard, HubSection } from '../area.ts'
import { registryCards } from './sales-registries.ts'

type Visible = HubCard['visible']

const reads: Visible = (holder) => can(holder, 'vendas', 'read')
const manages: Visible = (holder) => can(holder, 'vendas', 'manage')

const card = (
  title: string,
  text: string,
  icon: LucideIcon,
  to: string,
  visible: Visible = reads,
): HubCard => ({ title, text, icon, to, visible })

const listCards = (base: string): Record<string, HubCard> => ({
  leads: card('Leads', 'Em aberto, da prospecção à negociação', Target, `${base}/leads/leads/list`),
  blocklist: card('Em BlockList', 'Cliente ou endereço bloqueado', Ban, `${base}/leads/blocklist/list`),
  wrong: card('Erradas', 'Dados errados ou duplicados', ListX, `${base}/leads/wrong/list`),
  excluded: card('Excluídas', 'Só superadmin', Trash2, `${base}/leads/excluded/list`, isSuperadmin),
  overdue: card('Vencidas', 'Sem contato além do prazo', Clock, `${base}/leads/overdue/list`),
  downgrade: card('Downgrades', 'Clientes que reduzem o plano', TrendingDown, `${base}/leads/downgrade/list`),
  upgrade: card('Upgrades', 'Clientes que ampliam o plano', TrendingUp, `${base}/leads/upgrade/list`),
})

const reportCards = (base: string): Record<string, HubCard> => ({
  campaigns: card('Campanhas', 'Leads e vendas por campanha', Megaphone, `${base}/report/campaigns/list`),
  channels: card('Canais', 'Leads e vendas por canal', Flag, `${base}/report/channels/list`),
  city: card('Cidades', 'Onde se vende e onde se perde', MapPin, `${base}/report/city/list`),
  dashboard: card('Dashboard', 'Funil, dias e destaques', Gauge, `${base}/report/dashboard/list`),
  history: card(
    'Histórico de Conversões',
    'Doze meses, ano a ano',
    History,
    `${base}/report/history-conversion/list`,
  ),
  unfeasibility: card('Inviabilidades', 'Motivos de perda', CircleOff, `${base}/report/unfeasibility`),
  noCoverage: card(
    'Leads Sem Cobertura',
    'Por cidade, bairro e rua',
    Signal,
    `${base}/report/without-coverage/list`,
  ),
  profile: card('Perfil do cliente', 'Quem compra', UserRound, `${base}/report/profile/list`),
  products: card(
    'Produtos Mais Vendidos',
    'Vendas por produto',
    Package,
    `${base}/report/products-best-sellers/list`,
  ),
  sellers: card('Vendedores', 'Resultado de cada um', UsersRound, `${base}/report/sellers/list`),
})

/** The home of management: its cards, and beside the Blocklist the registries of sales. */
function internalSections(): HubSection[] {
  const base = '/sales/internal'
  const lists = listCards(base)
  return [
    {
      key: 'vendas',
      title: 'VENDAS',
      cards: [lists.leads!, lists.blocklist!, lists.wrong!, lists.excluded!, lists.overdue!],
    },
    { key: 'pos-vendas', title: 'PÓS-VENDAS', cards: [lists.downgrade!, lists.upgrade!] },
    { key: 'relatorios', title: 'RELATÓRIOS', cards: Object.values(reportCards(base)) },
    {
      key: 'configuracoes',
      title: 'CONFIGURAÇÕES BÁSICAS',
      cards: [
        card(
          'Blocklist',
          'Quem não pode contratar',
          Ban,
          `${base}/basic-configurations/blocklist/list`,
          (holder) => can(holder, 'blacklist', 'read'),
        ),
        ...registryCards,
      ],
    },
  ]
}

/** The home of sellers (docs/sales.md#two-doors). */
function externalSections(): HubSection[] {
  const base = '/sales/external'
  const lists = listCards(base)
  const reports = reportCards(base)
  return [
    {
      key: 'vendas',
      title: 'VENDAS',
      cards: [lists.leads!, lists.overdue!, lists.wrong!, lists.blocklist!, lists.excluded!],
    },
    { key: 'pos-vendas', title: 'PÓS-VENDAS', cards: [lists.upgrade!, lists.downgrade!] },
    {
      key: 'relatorios',
      title: 'RELATÓRIOS',
      cards: [reports.dashboard!, reports.noCoverage!, reports.city!, reports.sellers!],
    },
  ]
}

/** What a sales home shows. The drill-down by street is at `/vendas` (docs/sales.md#missing-coverage). */
export const salesSections: Record<'internal' | 'external', HubSection[]> = {
  internal: internalSections(),
  external: externalSections(),
}
export const drillDownSection: HubSection = {
  key: 'sem-cobertura',
  title: 'SEM COBERTURA',
  cards: [
    card(
      'Leads sem cobertura por cidade',
      'Cidades, bairros, ruas e pessoas',
      ChartColumn,
      '/vendas/leads-sem-cobertura/relatorio/cidades',
    ),
  ],
}

/** One door a person: managers get theirs, sellers theirs. */
const only = (sections: HubSection[], who: (holder: AccessHolder | null) => boolean) =>
  sections.map((section) => ({
    ...section,
    cards: section.cards.map((one) => ({
      ...one,
      visible: (holder: AccessHolder | null) => who(holder) && one.visible(holder),
    })),
  }))

export const salesArea: Area = {
  name: 'Vendas',
  to: '/sales/external/home',
  sections: [
    ...only(salesSections.internal, manages),
    ...only(salesSections.external, (holder) => !manages(holder)),
  ],
}
