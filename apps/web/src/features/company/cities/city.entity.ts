import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const cities = defineEntity(trpc.cities, {
  label: 'Cidades',
  noun: ['cidade', 'cidades'],
  add: 'Nova cidade',
  module: 'configuracao',
  base: '/cities',
  duplicates: true,
  name: ({ nome, uf }) => `${nome} (${uf})`,
  sheet: 'cities',
  bulk: () => import('./city-bulk.tsx'),
  history: historyOf(['cidade'], { nome: 'Nome', uf: 'Estado', id_empresa: 'Provedor', ativo: 'Ativo' }),
})
