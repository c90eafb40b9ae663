import { blacklistMotive } from '@intranet/contract/sales/blacklist-motives'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'

export const motives = defineEntity('blacklistMotives', {
  label: 'Motivos',
  noun: ['motivo', 'motivos'],
  add: 'Novo motivo',
  module: 'blacklist',
  base: '/blacklist/motives',
  name: ({ nome }) => nome,
  history: historyFrom(blacklistMotive),
})
