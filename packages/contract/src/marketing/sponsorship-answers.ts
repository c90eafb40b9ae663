/** What the procedures of sponsorship answer. */
import * as z from 'zod'
import { moment, money, rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { roundList } from './sponsorship-negotiation.ts'
import { accountList } from './sponsorship-post-event.ts'
import { requestList } from './sponsorship-requests.ts'
import { viabilityList } from './sponsorship-viability.ts'
import {
  accountFileTypes,
  accountStates,
  coverages,
  opinions,
  personTypes,
  publicStates,
  requestStates,
  returnsDone,
  roundAuthors,
  roundStates,
  sponsorshipTypes,
} from './sponsorship-words.ts'

const name = z.string().nullable()
const key = recordId.nullable()
const day = z.string()

const providerCard = z.strictObject({
  sistema: z.string(),
  nome: z.string(),
  logo: z.string().nullable(),
})
export const formViewAnswer = z.strictObject({
  provedores: z.array(providerCard),
  provedor: providerCard
    .extend({
      matiz: z.int(),
      cidades: z.array(z.strictObject({ id: recordId, nome: z.string(), uf: z.string() })),
    })
    .nullable(),
})
export const beganAnswer = z.strictObject({ envio: z.string(), expira_em: moment })
export const submittedAnswer = z.strictObject({ protocolo: z.string(), provedor: z.string() })

export const protocolAnswer = z.strictObject({
  protocolo: z.string(),
  evento: z.string(),
  provedor: z.string(),
  recebida_em: moment,
  data_inicio: day,
  data_fim: day,
  situacao: z.enum(publicStates),
  situacao_em: moment,
  /** What the applicant reads of a refusal, a cancellation or what is missing. */
  retorno: z.string().nullable(),
  prazo_prestacao: z.string().nullable(),
})

export const accountLinkAnswer = z.strictObject({
  protocolo: z.string(),
  evento: z.string(),
  provedor: z.string(),
  data_inicio: day,
  data_fim: day,
  situacao: z.enum(accountStates),
  pendencia: z.string().nullable(),
  fotos: z.int(),
  arquivos: z.int(),
})
export const accountSentAnswer = z.strictObject({ protocolo: z.string(), situacao: z.enum(accountStates) })

export const requestRow = rowOf(requestList, {
  data_inicio: day,
  data_fim: day,
  tipo: z.enum(sponsorshipTypes),
  valor: money.nullable(),
  situacao: z.enum(requestStates),
  id_responsavel_interno: key,
  responsavel_interno: name,
})

export const requestGetAnswer = requestRow.extend({
  tipo_pessoa: z.enum(personTypes),
  /** Masked for readers, null once forgotten. */
  cpf_cnpj: name,
  responsavel: name,
  email: name,
  telefone: name,
  descricao: z.string(),
  site_evento: name,
  redes_sociais: name,
  local: z.string(),
  endereco: z.string(),
  uf: z.string(),
  publico_estimado: z.int(),
  valor_solicitado: money.nullable(),
  itens_solicitados: name,
  contrapartidas: z.string(),
  outros_patrocinadores: name,
  ja_patrocinado: z.boolean(),
  id_arquivo_proposta: name,
  arquivo_proposta: name,
  situacao_em: moment,
  sistema: z.string(),
  analisada_em: moment.nullable(),
  /** When its first round was written. */
  negociada_em: moment.nullable(),
  conta_enviada_em: moment.nullable(),
  id_justificativa: key,
  justificativa: name,
  justificativa_texto: name,
  id_aprovador: key,
  aprovador: name,
  aprovado_em: moment.nullable(),
  segundo_aprovador: name,
  segunda_aprovacao_em: moment.nullable(),
  id_evento: key,
  id_tracking: key,
  link: name,
  id_viabilidade: key,
  nota: z.number().nullable(),
  parecer: z.enum(opinions).nullable(),
  rodadas: z.int(),
  valor_aceito: money.nullable(),
  id_pos_evento: key,
  situacao_pos_evento: z.enum(accountStates).nullable(),
  /** Earlier requests of the same document. */
  outras: z.int(),
  anonimizada_em: moment.nullable(),
  /** Whether two people must approve the accepted amount. */
  exige_segunda: z.boolean(),
})
export const requestStepAnswer = z.strictObject({
  id: recordId,
  situacao: z.enum(requestStates),
  /** True when the first of two approvals was given. */
  aguarda_segunda: z.boolean(),
})
export const requestOptionsAnswer = z.array(
  z.strictObject({ id: recordId, protocolo: z.string(), evento: z.string() }),
)

export const viabilityRow = rowOf(viabilityList, {
  parecer: z.enum(opinions),
  cobertura: z.enum(coverages),
  custo_estimado: money,
  retorno_estimado: money.nullable(),
  id_usuario: key,
  autor: name,
  /** Of the request: an analysis changes while it is analysed. */
  situacao: z.enum(requestStates),
})
export const viabilityGetAnswer = viabilityRow.extend({
  clientes_cidade: z.int(),
  clientes_potenciais: z.int(),
  alinhamento_marca: z.int(),
  alcance: z.int(),
  relacionamento: z.int(),
  observacao: name,
})
const weights = z.strictObject({ alinhamento_marca: z.int(), alcance: z.int(), relacionamento: z.int() })
export const viabilityPrefillAnswer = z.strictObject({
  protocolo: z.string(),
  evento: z.string(),
  cidade: z.string(),
  clientes_cidade: z.int(),
  pesos: weights,
})

export const roundRow = rowOf(roundList, {
  autor: z.enum(roundAuthors),
  tipo: z.enum(sponsorshipTypes),
  valor: money,
  itens: name,
  validade: name,
  situacao: z.enum(roundStates),
  observacao: name,
  id_usuario: key,
  registrada_por: name,
})
export const settledRoundAnswer = z.strictObject({ id: recordId, situacao: z.enum(roundStates) })

export const accountRow = rowOf(accountList, {
  data_inicio: day,
  data_fim: day,
  publico_real: z.int().nullable(),
  valor_realizado: money,
  custo_lead: money.nullable(),
  custo_venda: money.nullable(),
  avaliacao: z.int().nullable(),
  situacao: z.enum(accountStates),
  prazo: day,
})
export const photoRow = z.strictObject({
  id: recordId,
  id_arquivo: z.string(),
  legenda: name,
  ordem: z.int(),
  autorizacao_imagem: z.boolean(),
  capa: z.boolean(),
  do_solicitante: z.boolean(),
})
export const accountFileRow = z.strictObject({
  id: recordId,
  id_arquivo: z.string(),
  nome: z.string(),
  tipo: z.enum(accountFileTypes),
  descricao: name,
  created_at: moment,
  do_solicitante: z.boolean(),
})
export const accountGetAnswer = accountRow.extend({
  leads_captados: z.int().nullable(),
  vendas: z.int().nullable(),
  contrapartidas_cumpridas: z.enum(returnsDone).nullable(),
  resumo: name,
  enviado_em: moment.nullable(),
  pendencia: name,
  fotos: z.array(photoRow),
  arquivos: z.array(accountFileRow),
})
export const accountStepAnswer = z.strictObject({ id: recordId, situacao: z.enum(accountStates) })
export const addedPartAnswer = z.strictObject({ id: recordId })

const spending = z.strictObject({
  id_empresa: recordId,
  provedor: z.string(),
  orcamento: money.nullable(),
  comprometido: money,
  gasto: money,
  eventos: z.int(),
  leads: z.int(),
  vendas: z.int(),
  custo_lead: money.nullable(),
  custo_venda: money.nullable(),
})
export const yearAnswer = z.strictObject({
  ano: z.int(),
  provedores: z.array(spending),
  meses: z.array(
    z.strictObject({ mes: z.int(), comprometido: money, gasto: money, eventos: z.int(), leads: z.int() }),
  ),
  recebidas: z.int(),
  aprovadas: z.int(),
  recusadas: z.int(),
})
