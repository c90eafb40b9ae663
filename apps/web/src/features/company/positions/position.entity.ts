import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const positions = defineEntity('positions', {
  label: 'Cargos',
  noun: ['cargo', 'cargos'],
  add: 'Novo cargo',
  module: 'rh',
  base: '/positions',
  duplicates: true,
  name: ({ nome }) => nome,
  bulk: () => import('./position-bulk.tsx'),
  history: historyOf(['rh_cargo'], {
    nome: 'Nome',
    id_setor: 'Setor',
    id_usuario: 'Responsável',
    descricao: 'Descrição',
    ativo: 'Ativo',
  }),
})
