import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const contents = defineEntity(trpc.onboardingContents, {
  label: 'Conteúdos',
  noun: ['conteúdo', 'conteúdos'],
  add: 'Novo conteúdo',
  module: 'onboarding',
  base: '/human-resources/content',
  name: ({ titulo }) => titulo,
  shownBy: ['onboardingTrails'],
  history: historyOf(['onboarding_conteudo'], {
    titulo: 'Título',
    resumo: 'Resumo',
    texto: 'Texto',
    minutos: 'Minutos de leitura',
    id_empresa: 'Provedor',
    id_departamento: 'Departamento',
    ativo: 'Ativo',
  }),
})
