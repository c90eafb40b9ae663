import { layout, salesChannel } from '@intranet/contract/messages/marketing'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'

export const salesChannels = defineEntity('salesChannels', {
  label: 'Canais',
  noun: ['canal', 'canais'],
  add: layout.newChannel,
  module: 'vendas',
  base: '/marketing/channels',
  name: ({ nome }) => nome,
  texts: salesChannel,
  history: historyOf(['vendas_canal', 'vendas_canal_provedor'], {
    nome: 'Nome',
    public: 'Público',
    ativo: 'Ativo',
    id_empresa: 'Provedor',
  }),
})
