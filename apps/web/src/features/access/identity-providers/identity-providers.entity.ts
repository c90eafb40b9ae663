import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc } from '@/lib/trpc.ts'

export const identityProviders = defineEntity(trpc.identityProviders, {
  label: 'Acesso único',
  noun: ['provedor de identidade', 'provedores de identidade'],
  add: 'Novo provedor de identidade',
  module: 'configuracao',
  base: '/settings/sign-on',
  name: ({ nome }) => `o provedor de identidade ${nome}`,
  history: historyOf(['provedor_identidade'], {
    nome: 'Nome',
    emissor: 'Emissor',
    permite_http: 'Permite http',
    client_id: 'Client ID',
    dominios: 'Domínios',
    campo_papeis: 'Campo dos papéis',
    papeis: 'Papéis',
    aceita_fator: 'Vale como segundo fator',
    retorno_proprio: 'Endereço de retorno próprio',
    senhas_desligadas: 'Senhas desligadas',
    ativo: 'Ativo',
  }),
})
