import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const motives = defineEntity('blacklistMotives', {
  label: 'Motivos',
  noun: ['motivo', 'motivos'],
  add: 'Novo motivo',
  module: 'blacklist',
  base: '/blacklist/motives',
  name: ({ nome }) => nome,
  history: historyOf(['vendas_blocklist_motivo'], {
    nome: 'Motivo',
    exige_evidencia: 'Exige evidência',
    ativo: 'Ativo',
  }),
})
