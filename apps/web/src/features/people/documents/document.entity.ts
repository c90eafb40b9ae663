import { hrDocument } from '@intranet/contract/people/documents'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const documents = defineEntity(trpc.documents, {
  label: 'Documentos',
  noun: ['documento', 'documentos'],
  add: 'Novo documento',
  module: 'rh',
  base: '/documents',
  name: ({ titulo, categoria }) => called('o documento', titulo, categoria),
  history: historyFrom(hrDocument),
})
