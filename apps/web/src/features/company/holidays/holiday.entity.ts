import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const holidays = defineEntity('holidays', {
  label: 'Feriados',
  noun: ['feriado', 'feriados'],
  add: 'Novo feriado',
  module: 'rh',
  base: '/holidays',
  name: ({ nome }) => nome,
  history: historyOf(['feriado', 'feriado_cidade'], {
    nome: 'Nome',
    data: 'Data',
    tipo: 'Tipo',
    uf: 'Estado',
    id_cidade: 'Cidade',
    recorrencia_anual: 'Recorrência anual',
    ano: 'Ano',
    ativo: 'Ativo',
  }),
})
