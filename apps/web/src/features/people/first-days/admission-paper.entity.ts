import { admissionPaper } from '@intranet/contract/people/admission-papers'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const admissionPapers = defineEntity(trpc.admissionPapers, {
  label: 'Papéis da admissão',
  noun: ['papel', 'papéis'],
  add: 'Novo papel',
  module: 'rh',
  base: '/human-resources/admission-papers',
  name: ({ nome }) => called('o papel', nome),
  history: historyFrom(admissionPaper),
})
