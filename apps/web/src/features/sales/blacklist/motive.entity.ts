import { blacklistMotive } from '@intranet/contract/sales/blacklist-motives'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const motives = defineEntity(trpc.blacklistMotives, {
  label: 'Motivos',
  noun: ['motivo', 'motivos'],
  add: 'Novo motivo',
  module: 'blacklist',
  base: '/blacklist/motives',
  name: ({ nome }) => called('o motivo', nome),
  history: historyFrom(blacklistMotive),
})
