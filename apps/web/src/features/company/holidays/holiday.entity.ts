import { formatDate } from '@intranet/contract/formats'
import { holiday } from '@intranet/contract/company/holiday'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const holidays = defineEntity(trpc.holidays, {
  label: 'Feriados',
  noun: ['feriado', 'feriados'],
  add: 'Novo feriado',
  module: 'rh',
  base: '/holidays',
  name: ({ nome, data }) => called('o feriado', nome, formatDate(data)),
  history: historyFrom(holiday, { beside: ['feriado_cidade'], labels: { id_cidade: 'Cidade' } }),
})
