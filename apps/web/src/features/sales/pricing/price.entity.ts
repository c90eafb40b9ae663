import { price } from '@intranet/contract/sales/pricing'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const prices = defineEntity(trpc.pricing, {
  label: 'Preços',
  noun: ['preço', 'preços'],
  add: 'Novo preço',
  module: 'precificacao',
  base: '/pricing',
  name: ({ produto }) => produto,
  history: historyFrom(price),
})
