import { resourceTypeNames } from '@intranet/contract/content/resource-words'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const resources = defineEntity(trpc.resources, {
  label: 'Recursos',
  noun: ['recurso', 'recursos'],
  module: 'rh',
  name: ({ nome }) => nome,
  history: historyOf(
    ['recurso'],
    {
      nome: 'Nome',
      tipo: 'Tipo',
      descricao: 'Descrição',
      id_empresa: 'Provedor',
      id_cidade: 'Cidade',
      capacidade: 'Capacidade',
      reservavel: 'Pode ser reservado',
      link: 'Link',
      ativo: 'Ativo',
    },
    { choices: { tipo: resourceTypeNames } },
  ),
})
