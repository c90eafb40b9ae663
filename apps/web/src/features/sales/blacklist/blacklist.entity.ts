import { blacklistKindNames } from '@intranet/contract/sales/blacklist-words'
import { registries } from '@intranet/contract/messages/registries'
import { defineEntity } from '@/components/records/entity.ts'
import { historyOf } from '@/components/records/history.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Entry = Outputs['blacklist']['list']['dados'][number]

/** Where the registry is opened from: /blacklist itself, or the settings of the sales doors (docs/sales.md#one-registry). */
export type BlacklistDoor = 'registry' | 'internal' | 'external'

const words = {
  noun: ['registro', 'registros'],
  module: 'blacklist',
  name: ({ nome, cpf_cnpj, endereco }: Entry) => `o registro de ${nome ?? cpf_cnpj ?? endereco ?? 'ninguém'}`,
  history: historyOf(
    ['blacklist'],
    {
      tipo: 'Tipo',
      id_empresa: 'Provedor',
      cpf_cnpj: 'CPF/CNPJ',
      nome: 'Nome',
      cep: 'CEP',
      logradouro: 'Endereço',
      numero: 'Número',
      complemento: 'Complemento',
      observacao: 'Observação',
      data_inicio: 'Desde',
      data_fim: 'Até',
      revisao_em: 'Revisão',
      ativo: 'Ativo',
    },
    { choices: { tipo: blacklistKindNames } },
  ),
} as const
const settings = { ...words, label: 'Blocklist', add: registries.newBlocklistEntry } as const

/** The one registry, as each door calls it. */
export const blacklistAt = {
  registry: defineEntity(trpc.blacklist, {
    ...words,
    label: 'Blacklist',
    add: 'Novo registro',
    base: '/blacklist',
  }),
  internal: defineEntity(trpc.blacklist, {
    ...settings,
    base: '/sales/internal/basic-configurations/blocklist',
  }),
  external: defineEntity(trpc.blacklist, {
    ...settings,
    base: '/sales/external/basic-configurations/blocklist',
  }),
} satisfies Record<BlacklistDoor, unknown>
