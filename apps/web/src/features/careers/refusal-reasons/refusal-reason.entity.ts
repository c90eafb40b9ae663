import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const refusalReasons = defineEntity('refusalReasons', {
  label: 'Motivos de reprovação',
  noun: ['motivo', 'motivos'],
  add: 'Novo motivo',
  module: 'banco_talentos',
  base: '/careers/reasons',
  name: ({ nome }) => nome,
  history: historyOf(['carreira_motivo'], {
    nome: 'Motivo',
    texto: 'Texto ao candidato',
    id_modelo: 'Modelo de e-mail',
    ativo: 'Status',
  }),
})
