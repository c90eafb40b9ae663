import {
  blockingTypeLabels,
  criterionFieldLabels,
  operatorLabels,
} from '@intranet/contract/desk/blocking-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const ruleHistory = historyOf(
  ['regra_bloqueio'],
  { nome: 'Nome', tipo: 'Tipo', dias_atraso: 'Dias de atraso', ativo: 'Status' },
  { choices: { tipo: blockingTypeLabels } },
)

export const criteria = defineEntity(trpc.blockingCriteria, {
  label: 'Critérios de exceção',
  noun: ['critério', 'critérios'],
  module: 'regras_bloqueio',
  edit: ({ id, id_regra }) => `/blocking-exception-criterion/edit/${id_regra}/${id}`,
  name: ({ campo }) => `o critério ${criterionFieldLabels[campo]}`,
  shownBy: ['blockingRules'],
  history: historyOf(
    ['criterio_excecao'],
    {
      campo: 'Campo',
      operador: 'Operador',
      valor: 'Valor',
      validade_inicio: 'Válido desde',
      validade_fim: 'Válido até',
      motivo: 'Motivo',
      ativo: 'Status',
    },
    { choices: { campo: criterionFieldLabels, operador: operatorLabels } },
  ),
})
