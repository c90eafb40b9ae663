import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const coverages = defineEntity('coverage', {
  label: 'Cobertura',
  noun: ['cobertura', 'coberturas'],
  add: 'Nova cobertura',
  module: 'vendas',
  base: '/sales/internal/coverage',
  name: ({ cidade, bairro, logradouro }) => [logradouro, bairro, cidade].filter(Boolean).join(', '),
  history: historyOf(['vendas_cobertura'], {
    id_empresa: 'Provedor',
    uf: 'Estado',
    cidade: 'Cidade',
    bairro: 'Bairro',
    logradouro: 'Rua',
    numero_inicio: 'Número de',
    numero_fim: 'Número até',
    ativo: 'Ativo',
  }),
})
