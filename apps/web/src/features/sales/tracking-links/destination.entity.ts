import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const destinations = defineEntity('destinations', {
  label: 'Destinos',
  noun: ['destino', 'destinos'],
  add: 'Novo destino',
  module: 'vendas',
  base: '/marketing/destinations',
  name: ({ nome }) => nome,
  history: historyOf(['vendas_destino'], { nome: 'Nome', url: 'Endereço', ativo: 'Ativo' }),
})
