import { content } from '@intranet/contract/people/onboarding-content'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const contents = defineEntity(trpc.onboardingContents, {
  label: 'Conteúdos',
  noun: ['conteúdo', 'conteúdos'],
  add: 'Novo conteúdo',
  module: 'onboarding',
  base: '/human-resources/content',
  name: ({ titulo }) => called('o conteúdo', titulo),
  shownBy: ['onboardingTrails'],
  history: historyFrom(content),
})
