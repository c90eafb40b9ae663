import { formatMomentDay } from '@intranet/contract/formats'
import { fieldReport } from '@intranet/contract/operations/field-reports'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const fieldReports = defineEntity(trpc.fieldReports, {
  label: 'Relatos do campo',
  noun: ['relato', 'relatos'],
  module: 'incidentes',
  base: '/requests/reports',
  edit: ({ id }) => `/incidents/reports/list?ver=${id}`,
  name: ({ texto, created_at }) => called('o relato', texto, formatMomentDay(created_at)),
  history: historyFrom(fieldReport),
})
