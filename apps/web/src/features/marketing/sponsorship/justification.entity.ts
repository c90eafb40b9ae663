import { justificationTypeLabels } from '@intranet/contract/marketing/sponsorship-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const justifications = defineEntity(trpc.sponsorshipJustifications, {
  label: 'Justificativas',
  noun: ['justificativa', 'justificativas'],
  add: 'Nova justificativa',
  module: 'marketing',
  base: '/marketing/sponsorship/justification',
  edit: ({ id }) => `/marketing/sponsorship/justification/edit?id=${id}`,
  name: ({ titulo }) => `a justificativa ${titulo}`,
  history: historyOf(
    ['patrocinio_justificativa'],
    { titulo: 'Título', tipo: 'Tipo', texto_publico: 'Texto público', ativo: 'Ativo' },
    { choices: { tipo: justificationTypeLabels } },
  ),
})
