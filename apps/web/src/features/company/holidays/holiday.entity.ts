import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const holidays = defineEntity(trpc.holidays, {
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
