import { blacklistMotive } from '@intranet/contract/sales/blacklist-motives'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const motives = defineEntity(trpc.blacklistMotives, {
  label: 'Motivos',
  noun: ['motivo', 'motivos'],
  add: 'Novo motivo',
  module: 'blacklist',
  base: '/blacklist/motives',
  name: ({ nome }) => nome,
  history: historyFrom(blacklistMotive),
})
