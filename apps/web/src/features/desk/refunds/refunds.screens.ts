import { can, type AccessHolder } from '@intranet/contract/access'
import { Undo2 } from 'lucide-react'
import { defineScreens } from '@/components/shell/screens.ts'
import { may } from '@/lib/may.ts'

const card = {
  title: 'Estornos',
  text: 'Pedidos, aprovação e pagamento',
  icon: Undo2,
  to: '/backoffice/estornos/listagem',
  unit: ['em andamento', 'em andamento'],
} as const

/** Finance comes to refunds without the backoffice. */
const financeAlone = (holder: AccessHolder | null) =>
  can(holder, 'estornos', 'read') && !can(holder, 'backoffice', 'read')

export const refundsScreens = defineScreens({
  cards: [
    { ...card, on: { 'backoffice/backoffice': 5 }, visible: may('estornos', 'read') },
    { ...card, on: { 'service/atendimento': 3 }, visible: financeAlone },
  ],
})
