import {
  checklist,
  noticeLabels,
  shutdownStateLabels,
  shutdownTypeLabels,
  lineOutcomeLabels,
} from '@intranet/contract/people/shutdown-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const shutdowns = defineEntity(trpc.shutdowns, {
  label: 'Desligamentos',
  noun: ['desligamento', 'desligamentos'],
  add: 'Novo desligamento',
  module: 'desligamentos',
  base: '/shutdowns',
  name: ({ funcionario }) => `o desligamento de ${funcionario}`,
  history: historyOf(
    ['rh_desligamento', 'rh_desligamento_item', 'rh_desligamento_baixa', 'rh_desligamento_linha'],
    {
      situacao: 'Situação',
      tipo: 'Tipo',
      motivo: 'Motivo',
      aviso_previo: 'Aviso prévio',
      data_aviso: 'Data do aviso',
      data_desligamento: 'Data prevista',
      recontrataria: 'Recontrataria',
      parecer: 'Parecer',
      justificativa: 'Justificativa',
      feito_em: 'Feito em',
      observacao: 'Baixa',
      desfeita_em: 'Baixa desfeita em',
      destino: 'Destino',
      id_usuario: 'Passou para',
    },
    {
      choices: {
        situacao: shutdownStateLabels,
        tipo: shutdownTypeLabels,
        aviso_previo: noticeLabels,
        destino: lineOutcomeLabels,
      },
      about: ({ item, descricao }) =>
        checklist.find((one) => one.item === item)?.titulo ?? (descricao as string | undefined),
    },
  ),
})
