import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const sectors = defineEntity('sectors', {
  label: 'Setores',
  noun: ['setor', 'setores'],
  add: 'Novo setor',
  module: 'rh',
  base: '/sectors',
  duplicates: true,
  name: ({ nome }) => nome,
  bulk: () => import('./sector-bulk.tsx'),
  history: historyOf(['rh_setor'], {
    nome: 'Nome',
    id_departamento: 'Departamento',
    id_usuario: 'Responsável',
    ativo: 'Ativo',
  }),
})
