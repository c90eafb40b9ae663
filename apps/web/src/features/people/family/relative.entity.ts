import { kinshipLabels } from '@intranet/contract/people/family-options'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const relatives = defineEntity(trpc.relatives, {
  label: 'Familiares',
  noun: ['familiar', 'familiares'],
  add: 'Novo familiar',
  module: 'rh',
  base: '/family',
  name: ({ nome }) => nome,
  history: historyOf(
    ['rh_familiar'],
    {
      nome: 'Nome',
      parentesco: 'Parentesco',
      data_nascimento: 'Data de nascimento',
      telefone: 'Telefone',
      dependente_ir: 'Dependente no imposto de renda',
      dependente_plano: 'Dependente no plano de saúde',
      contato_emergencia: 'Contato de emergência',
      trabalha_no_grupo: 'Trabalha no grupo',
    },
    { choices: { parentesco: kinshipLabels } },
  ),
})
