/** What the procedures of lead answer. */
import * as z from 'zod'
import { blacklistKinds } from './blacklist-words.ts'
import { joinedName, moment, money } from '../answer.ts'
import { recordId } from '../record.ts'
import {
  leadOrigins,
  leadOutcomes,
  leadStatuses,
  leadTypes,
  originNames,
  outcomeNames,
  statusNames,
} from './lead-words.ts'
import { coded } from '../described.ts'

export const leadRow = z.strictObject({
  id: recordId,
  created_at: moment,
  updated_at: moment,
  cliente: z.string(),
  documento: z.string().nullable(),
  fone: z.string().nullable(),
  status: coded(z.literal(leadStatuses.map(({ status }) => status)), statusNames),
  status_nome: z.string(),
  tipo: z.enum(leadTypes),
  origem: coded(z.enum(leadOrigins), originNames),
  desfecho: coded(z.enum(leadOutcomes), outcomeNames),
  id_empresa: recordId,
  provedor: joinedName.nullable(),
  provedor_nome: joinedName,
  id_canal: recordId.nullable(),
  canal: joinedName.nullable(),
  id_campanha: recordId.nullable(),
  campanha: joinedName.nullable(),
  id_vendedor: recordId.nullable(),
  vendedor: joinedName.nullable(),
  cod_cliente: z.string().nullable(),
  cod_lead: z.string().nullable(),
  data_mk: z.string().nullable(),
  hora_mk: z.string().nullable(),
  cep: z.string().nullable(),
  logradouro: z.string().nullable(),
  numero: z.string().nullable(),
  bairro: z.string().nullable(),
  cidade: z.string().nullable(),
  estado: z.string().nullable(),
  endereco: z.string().nullable(),
  blacklist: z.enum(blacklistKinds).nullable(),
  blacklist_motivo: z.string().nullable(),
  contrato: z.string().nullable(),
  produto: z.string().nullable(),
  valor: money.nullable(),
  produto_atual: z.string().nullable(),
  valor_atual: money.nullable(),
  diferenca: money.nullable(),
  funcionario: z.string().nullable(),
  motivo_inviabilidade: z.string().nullable(),
  motivo_exclusao: z.string().nullable(),
  motivo_inativacao: z.string().nullable(),
  wrong_motivo: z.string().nullable(),
  id_lead_associada: recordId.nullable(),
  tempo_finalizacao: z.string().nullable(),
  venda: z.boolean(),
  tentativas: z.number(),
  ultimo_contato: moment.nullable(),
  proximo_contato: moment.nullable(),
  status_em: moment,
  finalizada_em: moment.nullable(),
  dias_parado: z.number(),
  dias_no_status: z.number(),
  vencida: z.boolean(),
  fora_tabela: z.boolean(),
  pendente_erp: z.boolean(),
})

export const leadGroupsAnswer = z.array(
  z.strictObject({
    chave: z.union([z.string(), z.number()]).nullable(),
    nome: z.string().nullable(),
    total: z.number(),
  }),
)

export const leadCountersAnswer = z.strictObject({
  today: z.number().nullish(),
  excluded: z.number().nullish(),
  leads: z.number().nullish(),
  upgrade: z.number().nullish(),
  downgrade: z.number().nullish(),
  blocklist: z.number().nullish(),
  inactivated: z.number().nullish(),
  unfeasible: z.number().nullish(),
  'without-coverage': z.number().nullish(),
  overdue: z.number().nullish(),
  wrong: z.number().nullish(),
  all: z.number().nullish(),
  stalled: z.number().nullish(),
  coverage: z.number().nullish(),
})

export const leadGetAnswer = leadRow.extend({
  email: z.string().nullable(),
  complemento: z.string().nullable(),
  data_nascimento: z.string().nullable(),
  id_tracking: recordId.nullable(),
  referencia: z.string().nullable(),
  vencimento_dia: z.number().nullable(),
  motivo_fora_tabela: z.string().nullable(),
  aceite_lgpd_em: moment.nullable(),
  anonimizada_em: moment.nullable(),
  excluida_em: moment.nullable(),
  fora_tabela_em: moment.nullable(),
  inativada_em: moment.nullable(),
  autor: joinedName.nullable(),
  fora_tabela_por: joinedName.nullable(),
})

export const leadHistoryAnswer = z.array(
  z.strictObject({
    id: recordId,
    acao: z.string(),
    status_de: z.number().nullable(),
    status_para: z.number().nullable(),
    texto: z.string().nullable(),
    campos: z
      .array(z.strictObject({ campo: z.string(), de: z.string().nullable(), para: z.string().nullable() }))
      .nullable(),
    usuario: z.string().nullable(),
    /** The access key that wrote in the person's name. */
    chave: z.string().nullable(),
    created_at: moment,
  }),
)

export const leadDuplicatesAnswer = z.array(
  z.strictObject({
    id: recordId,
    cliente: z.string(),
    provedor_nome: z.string(),
    status: z.number(),
    created_at: moment,
    vendedor: z.string().nullable(),
    iguais: z.array(z.enum(['endereco', 'documento', 'fone'])),
  }),
)

export const leadCoverageResultsAnswer = z.strictObject({
  encontradas: z.number(),
  aguardando: z.number(),
  retomadas: z.number(),
  efetivadas: z.number(),
  faturamento: z.string(),
})

export const leadSellersAnswer = z.array(z.strictObject({ id: recordId, nome: z.string() }))

export const leadVerifyAnswer = z.strictObject({
  clientes: z.array(
    z.strictObject({
      id_empresa: recordId,
      provedor: z.string(),
      cod_cliente: z.string(),
      nome: z.string(),
      produto: z.string().nullable(),
      valor: money.nullable(),
    }),
  ),
  aberta: z
    .strictObject({
      id: recordId.nullable(),
      id_empresa: recordId,
      provedor: z.string(),
      vendedor: z.string().nullable(),
      mesmo_documento: z.boolean(),
    })
    .nullable(),
  blacklist: z.enum(blacklistKinds).nullable(),
  aviso: z.string().nullable(),
  cobertura: z.array(
    z.strictObject({ id_empresa: recordId, provedor: z.string(), coberto: z.boolean().nullable() }),
  ),
})

export const leadCreateAnswer = z.array(
  z.strictObject({
    id: recordId,
    desfecho: z.string(),
    blacklist: z.enum(blacklistKinds).nullable(),
    aviso: z.string().nullable(),
  }),
)

export const leadUpdateAnswer = z.strictObject({ id: recordId, updated_at: moment, desfecho: z.string() })

export const leadRestrictCustomerAnswer = z.strictObject({ id: recordId })

export const leadMergeAnswer = z.strictObject({ id: recordId, id_mantida: recordId })
