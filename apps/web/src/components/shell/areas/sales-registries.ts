import { can, isSuperadmin } from '@intranet/contract/access'
import { maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { BadgeDollarSign, Cable, ContactRound, MapPinned } from 'lucide-react'
import type { HubCard } from '../area.ts'

const reads: HubCard['visible'] = (holder) => can(holder, 'vendas', 'read')

/** What sales stands on, beside the documented Blocklist card: ours (docs/decisions.md). */
export const registryCards: HubCard[] = [
  {
    title: 'Clientes',
    text: 'Cadastro e contratos dos ERPs',
    icon: ContactRound,
    to: '/sales/internal/customers/list',
    visible: maySeeCustomers,
  },
  {
    title: 'Preços',
    text: 'Planos por provedor e microrregião',
    icon: BadgeDollarSign,
    to: '/pricing/list',
    visible: (holder) => can(holder, 'precificacao', 'read'),
  },
  {
    title: 'Cobertura',
    text: 'Onde cada provedor chega',
    icon: MapPinned,
    to: '/sales/internal/coverage/list',
    visible: reads,
  },
  {
    title: 'ERP',
    text: 'Conexões e leads que esperam envio',
    icon: Cable,
    to: '/sales/internal/erp/list',
    visible: isSuperadmin,
  },
]
