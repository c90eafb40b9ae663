import { holiday } from '@intranet/contract/company/holiday'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const holidays = defineEntity(trpc.holidays, {
  label: 'Feriados',
  noun: ['feriado', 'feriados'],
  add: 'Novo feriado',
  module: 'rh',
  base: '/holidays',
  name: ({ nome }) => nome,
  history: historyFrom(holiday, { beside: ['feriado_cidade'], labels: { id_cidade: 'Cidade' } }),
})
