import { compliment } from '@intranet/contract/people/compliments'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const compliments = defineEntity(trpc.compliments, {
  label: 'Elogios',
  noun: ['elogio', 'elogios'],
  add: 'Novo elogio',
  module: 'rh',
  base: '/compliments',
  name: ({ funcionario, remetente }) =>
    `o elogio para ${funcionario ?? 'esta pessoa'}${remetente ? ` de ${remetente}` : ''}`,
  history: historyFrom(compliment),
})
