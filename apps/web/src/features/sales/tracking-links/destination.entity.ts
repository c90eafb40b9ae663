import { destination } from '@intranet/contract/sales/destinations'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'

export const destinations = defineEntity('destinations', {
  label: 'Destinos',
  noun: ['destino', 'destinos'],
  add: 'Novo destino',
  module: 'vendas',
  base: '/marketing/destinations',
  name: ({ nome }) => nome,
  history: historyFrom(destination),
})
