import { coverageEntity } from '@intranet/contract/sales/coverage'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const coverages = defineEntity(trpc.coverage, {
  label: 'Cobertura',
  noun: ['cobertura', 'coberturas'],
  add: 'Nova cobertura',
  module: 'vendas',
  base: '/sales/internal/coverage',
  name: ({ cidade, bairro, logradouro }) =>
    `a cobertura de ${[logradouro, bairro, cidade].filter(Boolean).join(', ')}`,
  history: historyFrom(coverageEntity),
})
