import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const departments = defineEntity('departments', {
  label: 'Departamentos',
  noun: ['departamento', 'departamentos'],
  add: 'Novo departamento',
  module: 'rh',
  base: '/departments',
  duplicates: true,
  name: ({ nome }) => nome,
  bulk: () => import('./department-bulk.tsx'),
  history: historyOf(['rh_departamento'], {
    nome: 'Nome',
    id_empresa: 'Provedor',
    id_funcionario: 'Responsável',
    ativo: 'Ativo',
  }),
})
