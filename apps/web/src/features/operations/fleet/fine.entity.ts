import { fine } from '@intranet/contract/operations/fines'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const fines = defineEntity(trpc.fines, {
  label: 'Multas',
  noun: ['multa', 'multas'],
  module: 'frota',
  name: ({ auto_infracao }) => `a multa ${auto_infracao}`,
  history: historyFrom(fine),
})
