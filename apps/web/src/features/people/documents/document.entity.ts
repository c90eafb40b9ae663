import { hrDocument } from '@intranet/contract/people/documents'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const documents = defineEntity(trpc.documents, {
  label: 'Documentos',
  noun: ['documento', 'documentos'],
  add: 'Novo documento',
  module: 'rh',
  base: '/documents',
  name: ({ titulo }) => titulo,
  history: historyFrom(hrDocument),
})
