import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const providers = defineEntity(trpc.providers, {
  label: 'Provedores',
  noun: ['provedor', 'provedores'],
  add: 'Novo provedor',
  module: 'configuracao',
  base: '/providers',
  name: ({ nome }) => nome,
  people: (ids) => api.providers.people.query({ ids }),
  history: historyOf(['empresa', 'rh_cidade_provedor'], {
    nome: 'Nome',
    sistema: 'Sistema',
    matiz: 'Matiz',
    remetente_nome: 'Nome do remetente',
    remetente_email: 'E-mail do remetente',
    uf: 'Estado',
    ativo: 'Ativo',
  }),
})
