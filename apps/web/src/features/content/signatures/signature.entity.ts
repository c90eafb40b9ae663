import { signature } from '@intranet/contract/content/signatures'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const signatures = defineEntity(trpc.signatures, {
  label: 'Modelos de assinatura',
  noun: ['modelo', 'modelos'],
  module: 'marketing',
  name: ({ nome, empresa }) => called('a assinatura', nome, empresa),
  history: historyFrom(signature),
})
