import { city } from '@intranet/contract/company/city'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const cities = defineEntity(trpc.cities, {
  label: 'Cidades',
  noun: ['cidade', 'cidades'],
  add: 'Nova cidade',
  module: 'configuracao',
  base: '/cities',
  duplicates: true,
  name: ({ nome, uf }) => called('a cidade', nome, uf),
  sheet: 'cities',
  bulk: () => import('./city-bulk.tsx'),
  history: historyFrom(city),
})
