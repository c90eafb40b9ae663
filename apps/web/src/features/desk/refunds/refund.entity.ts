import {
  refundReasonLabels,
  refundStateLabels,
  refundWayLabels,
} from '@intranet/contract/desk/refund-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const refunds = defineEntity(trpc.refunds, {
  label: 'Estornos',
  noun: ['estorno', 'estornos'],
  module: 'estornos',
  edit: ({ id }) => `/backoffice/estornos/edicao/${id}`,
  name: ({ nome_razaosocial }) => `o estorno de ${nome_razaosocial}`,
  history: historyOf(
    ['bo_estorno'],
    {
      situacao: 'Situação',
      motivo: 'Motivo',
      descricao: 'Descrição',
      valor_pago: 'Valor pago',
      valor_estorno: 'Valor do estorno',
      forma: 'Forma',
      resposta: 'Resposta',
      data_pagamento: 'Pagamento',
    },
    { choices: { situacao: refundStateLabels, motivo: refundReasonLabels, forma: refundWayLabels } },
  ),
})
