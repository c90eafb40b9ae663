import { provider } from '@intranet/contract/company/provider'
import { called } from '@/components/records/called.ts'
import { defineEntity } from '@/components/records/entity.ts'
import { historyFrom } from '@/components/records/history.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'

export const providers = defineEntity(trpc.providers, {
  label: 'Provedores',
  noun: ['provedor', 'provedores'],
  add: 'Novo provedor',
  module: 'configuracao',
  base: '/providers',
  name: ({ nome }) => called('o provedor', nome),
  uses: (ids) => api.providers.uses.query({ ids }),
  history: historyFrom(provider, { beside: ['rh_cidade_provedor'], labels: { uf: 'Estado' } }),
})
