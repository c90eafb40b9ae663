import { offerLetter } from '@intranet/contract/careers/offer-letters'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const offerLetters = defineEntity(trpc.offerLetters, {
  label: 'Cartas de proposta',
  noun: ['carta', 'cartas'],
  add: 'Nova carta',
  module: 'banco_talentos',
  base: '/careers/letters',
  name: ({ nome }) => called('a carta', nome),
  history: historyFrom(offerLetter),
})
