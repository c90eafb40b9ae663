import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'

export const positions = defineEntity('positions', {
  label: 'Cargos',
  noun: ['cargo', 'cargos'],
  add: 'Novo cargo',
  module: 'rh',
  base: '/positions',
  duplicates: true,
  name: ({ nome }) => nome,
  people: (ids) => api.positions.people.query({ ids }),
  bulk: () => import('./position-bulk.tsx'),
  history: historyOf(['rh_cargo'], {
    nome: 'Nome',
    id_setor: 'Setor',
    id_usuario: 'Responsável',
    descricao: 'Descrição',
    ativo: 'Ativo',
  }),
})
