import { destination } from '@intranet/contract/sales/destinations'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const destinations = defineEntity(trpc.destinations, {
  label: 'Destinos',
  noun: ['destino', 'destinos'],
  add: 'Novo destino',
  module: 'vendas',
  base: '/marketing/destinations',
  name: ({ nome }) => called('o destino', nome),
  history: historyFrom(destination),
})
