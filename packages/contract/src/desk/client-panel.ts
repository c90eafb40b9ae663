/** What the procedures of the customer panel take. */
import * as z from 'zod'
import { coded } from '../described.ts'
import { keysOf } from '../keys-of.ts'
import { clientPanel as text } from '../messages/client-panel.ts'
import { isAsk } from './is-ask.ts'
import { addressKindNames, customerQuestionNames, visitPeriodNames } from '../sales/erp-words.ts'
import { cep, email, isoDate, optionalText, phone, requiredText } from '../validators.ts'
import { accessReasonNames, dueDays, planChangeNames } from './client-panel-words.ts'

const system = requiredText(40)
const code = requiredText(80)

/** The customer that a call is about: the one of the attendance, or the call is refused. */
export const panelCustomer = z.strictObject({ sistema: system, cod_cliente: code })

export const searchCustomersInput = z
  .strictObject({ sistema: system, por: z.enum(keysOf(customerQuestionNames)), valor: requiredText(120) })
  .refine(isAsk, { path: ['valor'], message: text.cpfLength })

export const beginInput = z.strictObject({
  sistema: system,
  cod_cliente: code,
  motivo: z.enum(keysOf(accessReasonNames)),
})
export type BeginInput = z.output<typeof beginInput>

/** The attendance's key; one that is no key is one that is not there. */
const attendance = requiredText(40)
export const endInput = z.strictObject({ atendimento: attendance })

export const confirmInput = z.strictObject({
  atendimento: attendance,
  nascimento: isoDate.nullish(),
  telefone: z
    .string()
    .regex(/^\d{4}$/)
    .nullish(),
  bairro: optionalText(120),
  nome_mae: optionalText(200),
})
export type ConfirmInput = z.output<typeof confirmInput>

export const releaseInput = z.strictObject({
  protocolo: requiredText(20),
  texto: requiredText(450).min(5),
})
export type ReleaseInput = z.output<typeof releaseInput>

export const noteInput = panelCustomer.extend({ texto: requiredText(450) })

export const planChangeInput = panelCustomer.extend({
  tipo: z.enum(keysOf(planChangeNames)),
  contrato: code,
  texto: requiredText(300),
})
export type PlanChangeInput = z.output<typeof planChangeInput>

export const ofConnection = panelCustomer.extend({ conexao: code })
export const ofInvoice = panelCustomer.extend({ fatura: code })
export const ofPayment = panelCustomer.extend({ pagamento: code })

/** Made once for each form that is opened: a second click is the same request. */
const chave = z.string().regex(/^[\w-]{8,80}$/)
const action = panelCustomer.extend({ chave })

export const openOrderInput = action.extend({
  contrato: code.nullish(),
  conexao: code.nullish(),
  tipo: requiredText(80),
  periodo: coded(z.enum(keysOf(visitPeriodNames)), visitPeriodNames),
  relato: requiredText(450),
})
export const rescheduleOrderInput = action.extend({
  os: code,
  data: isoDate,
  periodo: coded(z.enum(keysOf(visitPeriodNames)), visitPeriodNames),
})
export const cancelOrderInput = action.extend({ os: code, motivo: requiredText(450) })
export const changeDueDayInput = action.extend({
  contrato: code,
  dia: z.literal([...dueDays], text.dueDay),
})
export const changeContactInput = action.extend({
  telefones: z.array(phone).min(1).max(5),
  emails: z.array(email).max(5).default([]),
})
export const changeAddressInput = action.extend({
  tipo: z.enum(keysOf(addressKindNames)),
  /** Of the address that changes, where the system has one for each contract. */
  contrato: code.nullish(),
  cep,
  logradouro: requiredText(200),
  numero: requiredText(20),
  complemento: optionalText(120),
  bairro: requiredText(120),
  cidade: requiredText(120),
  uf: z.string().regex(/^[A-Z]{2}$/),
  referencia: optionalText(200),
})
export const unlockInput = action.extend({ contrato: code })
export const connectionActionInput = action.extend({ conexao: code })

/** What a manager saw in the provider's system, of an action of which nobody knew whether it was done. */
export const settleInput = panelCustomer.extend({
  id: z.int().positive(),
  feita: z.boolean(),
  texto: requiredText(450),
})
export type SettleInput = z.output<typeof settleInput>

const terms = {
  faturas: z.array(code).min(1).max(100),
  parcelas: z.int().min(1).max(6),
  /** Per cent of fine and interest. */
  desconto: z.int().min(0).max(10).default(0),
  primeira: isoDate,
}
export const simulateInput = panelCustomer.extend(terms)
export type SimulateInput = z.output<typeof simulateInput>
export const ofNegotiation = panelCustomer.extend({ id: z.int().positive() })

export const sendInput = action.extend({
  canal: z.enum(['email', 'whatsapp']),
  assunto: z.enum(['fatura', 'proposta']),
  /** The invoice, or the number of the negotiation. */
  referencia: code,
})
export type SendInput = z.output<typeof sendInput>

export const preferencesInput = panelCustomer.extend({
  whatsapp: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
})
