import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const trails = defineEntity(trpc.onboardingTrails, {
  label: 'Trilhas',
  noun: ['trilha', 'trilhas'],
  add: 'Nova trilha',
  module: 'onboarding',
  base: '/human-resources/trail',
  name: ({ nome }) => nome,
  history: historyOf(['onboarding_trilha', 'onboarding_trilha_conteudo'], {
    nome: 'Nome',
    id_empresa: 'Provedor',
    id_departamento: 'Departamento',
    ativo: 'Ativo',
  }),
})
