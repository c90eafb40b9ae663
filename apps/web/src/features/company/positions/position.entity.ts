import { position } from '@intranet/contract/company/position'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const positions = defineEntity(trpc.positions, {
  label: 'Cargos',
  noun: ['cargo', 'cargos'],
  add: 'Novo cargo',
  module: 'rh',
  base: '/positions',
  duplicates: true,
  name: ({ nome, setor, departamento, empresa }) => called('o cargo', nome, setor ?? departamento, empresa),
  uses: (ids) => api.positions.people.query({ ids }),
  bulk: () => import('./position-bulk.tsx'),
  history: historyFrom(position),
})
