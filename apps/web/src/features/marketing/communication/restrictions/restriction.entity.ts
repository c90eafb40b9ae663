import { restriction } from '@intranet/contract/marketing/restrictions'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const restrictions = defineEntity(trpc.restrictions, {
  label: 'Restrições de envio',
  noun: ['restrição', 'restrições'],
  module: 'regua_comunicacao',
  name: ({ nome_razaosocial, cod_cliente }) => `a restrição de ${nome_razaosocial ?? cod_cliente}`,
  history: historyFrom(restriction),
})
