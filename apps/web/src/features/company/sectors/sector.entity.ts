import { sector } from '@intranet/contract/company/sector'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const sectors = defineEntity(trpc.sectors, {
  label: 'Setores',
  noun: ['setor', 'setores'],
  add: 'Novo setor',
  module: 'rh',
  base: '/sectors',
  duplicates: true,
  name: ({ nome, departamento, empresa }) => called('o setor', nome, departamento, empresa),
  uses: (ids) => api.sectors.people.query({ ids }),
  bulk: () => import('./sector-bulk.tsx'),
  history: historyFrom(sector),
})
