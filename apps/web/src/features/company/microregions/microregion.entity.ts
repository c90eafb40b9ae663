import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const microregions = defineEntity(trpc.microregions, {
  label: 'Microrregiões',
  noun: ['microrregião', 'microrregiões'],
  add: 'Nova microrregião',
  module: 'configuracao',
  base: '/microrregions',
  name: ({ nome }) => nome,
  history: historyOf(['microrregiao', 'microrregiao_cidade'], {
    nome: 'Nome',
    id_empresa: 'Provedor',
    id_cidade: 'Cidade',
    ativo: 'Ativo',
  }),
})
