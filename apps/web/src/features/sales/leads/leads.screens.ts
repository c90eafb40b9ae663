import { Ban, Clock, ListX, Target, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { leadAddress } from './lead-addresses.ts'
import { doorCards } from '../door-cards.ts'

export const leadsScreens = defineScreens({
  found: { lead: { label: 'Lead', to: ({ id }) => leadAddress('internal', id) } },
  cards: [
    ...doorCards(
      'vendas',
      { title: 'Leads', text: 'Em aberto, da prospecção à negociação', icon: Target },
      (door) => `/sales/${door}/leads/leads/list`,
      { internal: 1, external: 1 },
    ),
    ...doorCards(
      'vendas',
      { title: 'Em BlockList', text: 'Cliente ou endereço bloqueado', icon: Ban },
      (door) => `/sales/${door}/leads/blocklist/list`,
      { internal: 2, external: 4 },
    ),
    ...doorCards(
      'vendas',
      { title: 'Erradas', text: 'Dados errados ou duplicados', icon: ListX },
      (door) => `/sales/${door}/leads/wrong/list`,
      { internal: 3, external: 3 },
    ),
    ...doorCards(
      'vendas',
      { title: 'Excluídas', text: 'Só superadmin', icon: Trash2 },
      (door) => `/sales/${door}/leads/excluded/list`,
      { internal: 4, external: 5 },
    ),
    ...doorCards(
      'vendas',
      { title: 'Vencidas', text: 'Sem contato além do prazo', icon: Clock },
      (door) => `/sales/${door}/leads/overdue/list`,
      { internal: 5, external: 2 },
    ),
    ...doorCards(
      'pos-vendas',
      { title: 'Downgrades', text: 'Clientes que reduzem o plano', icon: TrendingDown },
      (door) => `/sales/${door}/leads/downgrade/list`,
      { internal: 1, external: 2 },
    ),
    ...doorCards(
      'pos-vendas',
      { title: 'Upgrades', text: 'Clientes que ampliam o plano', icon: TrendingUp },
      (door) => `/sales/${door}/leads/upgrade/list`,
      { internal: 2, external: 1 },
    ),
  ],
})
