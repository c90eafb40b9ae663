/** Everything that is known here about one customer, on one page. See docs/desk.md#customer-details. */
import * as z from 'zod'
import { documentNames } from '../list.ts'
import { recordId } from '../record.ts'
import { connectionsView, contractsView, invoicesView, ordersView } from './client-panel-answers.ts'
import {
  activationStates,
  priorities,
  problemStates,
  qualificationStates,
  saleStates,
} from './backoffice-options.ts'
import { refundReasons, refundStates } from './refund-options.ts'

/** What the provider's system answers; null is what it did not answer and nobody knew before. */
export const customerErp = z.strictObject({
  /** Whether the provider has a connection at all. */
  ligado: z.boolean(),
  contratos: contractsView.nullable(),
  conexoes: connectionsView.nullable(),
  faturas: invoicesView.nullable(),
  os: ordersView.nullable(),
})

export const customerInput = z.strictObject({
  sistema: z.string().trim().min(1).max(40),
  cod_cliente: z.string().trim().min(1).max(40),
})
export type CustomerInput = z.output<typeof customerInput>

/** Moments and days as JSON holds them: the whole page is one JSON value of the database. */
const when = z.string().register(documentNames, { id: 'MomentoTexto' })
const text = z.string().nullable()

export const customerDetails = z.strictObject({
  dados: z
    .strictObject({
      id: recordId,
      cod_cliente: z.string(),
      nome_razaosocial: z.string(),
      cpf: text,
      telefone: text,
      email: text,
      data_nascimento: text,
      endereco: text,
      cidade: text,
      uf: text,
      ativo: z.boolean(),
    })
    .nullable(),
  empresa: z.string(),
  contratos: z.array(
    z.strictObject({
      contrato: z.string(),
      produto: text,
      valor: text,
      vencimento_dia: z.int().nullable(),
      data_ativacao: text,
      situacao: z.string(),
    }),
  ),
  vendas: z.array(
    z.strictObject({
      id: recordId,
      data_venda: when,
      produto: text,
      valor: text,
      vendedor: text,
      situacao: z.enum(saleStates),
    }),
  ),
  ativacoes: z.array(
    z.strictObject({
      id: recordId,
      os: text,
      data_agendada: text,
      data_ativacao: text,
      equipe: text,
      situacao: z.enum(activationStates),
    }),
  ),
  qualificacoes: z.array(
    z.strictObject({
      id: recordId,
      contato_em: text,
      nps: z.int().nullable(),
      situacao: z.enum(qualificationStates),
    }),
  ),
  problemas: z.array(
    z.strictObject({
      id: recordId,
      tipo: z.string(),
      descricao: z.string(),
      prioridade: z.enum(priorities),
      situacao: z.enum(problemStates),
      created_at: when,
    }),
  ),
  estornos: z.array(
    z.strictObject({
      id: recordId,
      motivo: z.enum(refundReasons),
      valor_estorno: z.string(),
      situacao: z.enum(refundStates),
      created_at: when,
    }),
  ),
  restricoes: z.strictObject({ whatsapp: z.boolean(), sms: z.boolean(), email: z.boolean() }).nullable(),
  blacklist: z.array(z.strictObject({ tipo: z.string(), motivo: z.string(), desde: z.string() })),
  linha_do_tempo: z.array(z.strictObject({ em: when, tipo: z.string(), texto: z.string() })),
})
