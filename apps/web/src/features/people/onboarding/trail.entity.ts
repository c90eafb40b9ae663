import { trail } from '@intranet/contract/people/onboarding-trail'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const trails = defineEntity(trpc.onboardingTrails, {
  label: 'Trilhas',
  noun: ['trilha', 'trilhas'],
  add: 'Nova trilha',
  module: 'onboarding',
  base: '/human-resources/trail',
  name: ({ nome, empresa }) => called('a trilha', nome, empresa),
  history: historyFrom(trail, { beside: ['onboarding_trilha_conteudo'] }),
})
