import { justification } from '@intranet/contract/marketing/sponsorship-justifications'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const justifications = defineEntity(trpc.sponsorshipJustifications, {
  label: 'Justificativas',
  noun: ['justificativa', 'justificativas'],
  add: 'Nova justificativa',
  module: 'marketing',
  base: '/marketing/sponsorship/justification',
  edit: ({ id }) => `/marketing/sponsorship/justification/edit?id=${id}`,
  name: ({ titulo }) => called('a justificativa', titulo),
  history: historyFrom(justification),
})
