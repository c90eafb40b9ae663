import { microregion } from '@intranet/contract/company/microregion'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const microregions = defineEntity(trpc.microregions, {
  label: 'Microrregiões',
  noun: ['microrregião', 'microrregiões'],
  add: 'Nova microrregião',
  module: 'configuracao',
  base: '/microrregions',
  name: ({ nome, empresa }) => called('a microrregião', nome, empresa),
  history: historyFrom(microregion, { beside: ['microrregiao_cidade'], labels: { id_cidade: 'Cidade' } }),
})
