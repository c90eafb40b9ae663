import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const trails = defineEntity('onboardingTrails', {
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
