import { equipmentRequest } from '@intranet/contract/operations/equipment-requests'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const equipmentRequests = defineEntity(trpc.equipmentRequests, {
  label: 'Pedidos de equipamento',
  noun: ['pedido', 'pedidos'],
  module: 'suprimentos',
  base: '/requests/equipment',
  add: 'Pedir equipamento',
  name: ({ quantidade, produto, solicitante }) =>
    called('o pedido', `${quantidade} × ${produto}`, solicitante),
  history: historyFrom(equipmentRequest),
})
