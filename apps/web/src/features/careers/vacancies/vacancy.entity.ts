import {
  contractTypeLabels,
  vacancyStateLabels,
  workModelLabels,
} from '@intranet/contract/careers/career-options'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const vacancies = defineEntity(trpc.vacancies, {
  label: 'Vagas',
  noun: ['vaga', 'vagas'],
  add: 'NOVA VAGA',
  module: 'banco_talentos',
  base: '/careers',
  duplicates: true,
  name: ({ titulo_vaga }) => called('a vaga', titulo_vaga),
  history: historyOf(
    ['vagas_vaga'],
    {
      titulo_vaga: 'Título',
      vagas: 'Vagas',
      tipo_contrato: 'Contrato',
      modalidade: 'Modalidade',
      faixa_min: 'Faixa mínima',
      faixa_max: 'Faixa máxima',
      interna: 'Interna',
      data_inicio: 'Início',
      data_fim: 'Fim',
      situacao: 'Situação',
    },
    {
      choices: {
        situacao: vacancyStateLabels,
        tipo_contrato: contractTypeLabels,
        modalidade: workModelLabels,
      },
    },
  ),
})
