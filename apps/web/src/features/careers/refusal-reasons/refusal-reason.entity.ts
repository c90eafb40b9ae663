import { refusalReason } from '@intranet/contract/careers/refusal-reasons'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const refusalReasons = defineEntity(trpc.refusalReasons, {
  label: 'Motivos de reprovação',
  noun: ['motivo', 'motivos'],
  add: 'Novo motivo',
  module: 'banco_talentos',
  base: '/careers/reasons',
  name: ({ nome }) => called('o motivo', nome),
  history: historyFrom(refusalReason),
})
