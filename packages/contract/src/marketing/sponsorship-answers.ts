/** What the procedures of sponsorship answer. */
import * as z from 'zod'
import { moment, money } from '../answer.ts'
import { recordId } from '../record.ts'
import { accountStates, publicStates, returnsDone } from './sponsorship-words.ts'

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
  /** What a returned account says so far. */
  enviada: z
    .strictObject({
      realizado: z.boolean(),
      publico_real: z.int().nullable(),
      contrapartidas_cumpridas: z.enum(returnsDone).nullable(),
      resumo: z.string().nullable(),
    })
    .nullable(),
  fotos: z.int(),
  arquivos: z.int(),
})
export const accountSentAnswer = z.strictObject({ protocolo: z.string(), situacao: z.enum(accountStates) })

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
