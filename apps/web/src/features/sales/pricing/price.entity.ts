import { price } from '@intranet/contract/sales/pricing'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const prices = defineEntity(trpc.pricing, {
  label: 'Preços',
  noun: ['preço', 'preços'],
  add: 'Novo preço',
  module: 'precificacao',
  base: '/pricing',
  name: ({ produto, microrregiao, empresa }) => called('o preço', produto, microrregiao, empresa),
  history: historyFrom(price),
})
