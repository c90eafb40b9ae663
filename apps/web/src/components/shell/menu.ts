import type { AccessHolder, ModuleKey } from '@intranet/contract/access'
import { can } from '@intranet/contract/access'
import { menu as text } from '@intranet/contract/messages/content'
import { news } from '@intranet/contract/messages/content'
import {
  BookOpen,
  BriefcaseBusiness,
  CircleQuestionMark,
  ClipboardList,
  FileUser,
  type LucideIcon,
  Megaphone,
  Newspaper,
  TrendingUp,
  UsersRound,
} from 'lucide-react'

/** An entry of the top menu (docs/screens.md#menu). */
export interface MenuEntry {
  name: string
  /** Where the name does not fit beside its icon. */
  short?: string
  icon: LucideIcon
  to: string
  /** Addresses below this one light the entry. */
  root: string
  visible: (holder: AccessHolder | null) => boolean
}

const reads = (module: ModuleKey) => (holder: AccessHolder | null) => can(holder, module, 'read')
const hrModules = ['onboarding', 'desligamentos', 'banco_talentos'] as const
const marketingModules = ['vendas', 'regua_comunicacao', 'marketing', 'roulette'] as const
const signedIn = (holder: AccessHolder | null) => holder !== null

/** In the order of the menu; guests on the careers pages get the vacancies. */
export const menuEntries: readonly MenuEntry[] = [
  { name: news.menu, icon: Newspaper, to: '/news/list', root: '/news', visible: reads('novidades') },
  {
    name: text.handbook,
    short: 'Manual',
    icon: BookOpen,
    to: '/employee-handbook/view',
    root: '/employee-handbook',
    visible: reads('manual'),
  },
  {
    name: 'RH',
    icon: UsersRound,
    to: '/human-resources',
    root: '/human-resources',
    // Requesters and readers of HR have no other way to the HR home.
    visible: (holder) => hrModules.some((module) => can(holder, module, 'read')),
  },
  {
    name: text.requests,
    icon: ClipboardList,
    to: '/requests/home',
    root: '/requests',
    visible: (holder) => holder?.employee ?? false,
  },
  {
    name: text.sales,
    icon: TrendingUp,
    to: '/sales/external/home',
    root: '/sales',
    visible: reads('vendas'),
  },
  {
    name: 'Marketing',
    icon: Megaphone,
    to: '/marketing/home',
    root: '/marketing',
    // The only way to the marketing home for people who manage nothing. External sellers keep no campaigns.
    visible: (holder) =>
      (holder?.employee ?? false) && marketingModules.some((module) => can(holder, module, 'read')),
  },
  {
    name: text.careers,
    short: 'Carreiras',
    icon: BriefcaseBusiness,
    to: '/careers/list',
    root: '/careers',
    visible: () => true,
  },
  { name: text.resume, icon: FileUser, to: '/resume/list', root: '/resume', visible: signedIn },
  {
    name: text.faq,
    icon: CircleQuestionMark,
    to: '/faq/search/noparms',
    root: '/faq',
    visible: reads('perguntas_frequentes'),
  },
]

/** How many icons fit (docs/screens.md#menu-icons). */
export function iconsFor(width: number): number {
  const steps: [number, number][] = [
    [500, 2],
    [700, 4],
    [800, 6],
    [900, 8],
    [1000, 9],
  ]
  return steps.find(([limit]) => width <= limit)?.[1] ?? 10
}
