/** What the procedures of the customer panel answer. */
import * as z from 'zod'
import { coded } from '../described.ts'
import { moment, money } from '../answer.ts'
import { keysOf } from '../keys-of.ts'
import { erpAbilities } from '../sales/erp.ts'
import {
  addressKindNames,
  connectionStateNames,
  contractStateNames,
  customerStateNames,
  invoiceStateNames,
  serviceOrderStateNames,
  visitPeriodNames,
} from '../sales/erp-words.ts'
import {
  accessReasonNames,
  actionNames,
  actionStateNames,
  factNames,
  negotiationStateNames,
} from './client-panel-words.ts'
import { randomId } from '../record.ts'

const optional = z.string().nullable()

/** What screens of a customer may offer: what the system can do, and the channels by which messages can leave. */
export const panelAbilities = [...erpAbilities, 'enviar_email', 'enviar_whatsapp'] as const
export type PanelAbility = (typeof panelAbilities)[number]
const day = z.string().nullable()

export const panelSystem = z.strictObject({ sistema: z.string(), nome: z.string() })

/** Masked: enough to choose between people. Nothing of it is a fact that identifies one. */
export const foundCustomer = z.strictObject({
  cod_cliente: z.string(),
  nome_razaosocial: z.string(),
  cidade: optional,
  provedor: z.string(),
})

const incident = z.strictObject({
  id: z.int(),
  titulo: z.string(),
  situacao: z.string(),
  previsao: moment.nullable(),
})

export const begunAttendance = z.strictObject({
  atendimento: randomId(),
  protocolo: z.string(),
  /** What may be asked; with fewer than two only a manager's release opens the panel. */
  perguntas: z.array(z.enum(keysOf(factNames))),
  /** Open ones of the customer's city: the reason of many calls. */
  incidentes: z.array(incident),
})

/** One that somebody opened today; its name is masked, since nobody is identified by it. */
export const ownAttendance = z.strictObject({
  protocolo: z.string(),
  sistema: z.string(),
  provedor: z.string(),
  cod_cliente: z.string(),
  nome_razaosocial: z.string(),
  motivo: z.enum(keysOf(accessReasonNames)),
  created_at: moment,
})

export const attendance = z.strictObject({
  atendimento: randomId(),
  protocolo: z.string(),
  id_empresa: z.int(),
  sistema: z.string(),
  provedor: z.string(),
  cod_cliente: z.string(),
  nome_razaosocial: z.string(),
  situacao_cliente: z.enum(keysOf(customerStateNames)),
  motivo: z.enum(keysOf(accessReasonNames)),
  situacao: z.enum(['identificando', 'aberto']),
  identificado_em: moment.nullable(),
  valido_ate: moment,
  liberado: z.boolean(),
})

/** An answer of the ERP: now, or the last one while it is away. */
const viewOf = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ dados: z.array(row), lida_em: moment, desatualizada: z.boolean() })

export const panelContract = z.strictObject({
  contrato: z.string(),
  produto: optional,
  velocidade: optional,
  valor: money.nullable(),
  vencimento_dia: z.int().nullable(),
  /** How invoices reach the customer, in the system's words. */
  entrega: optional,
  debito_automatico: z.boolean().nullable(),
  inicio: day,
  fidelidade_ate: day,
  situacao: z.enum(keysOf(contractStateNames)),
})
export const panelConnection = z.strictObject({
  conexao: z.string(),
  contrato: optional,
  login: optional,
  status: z.enum(keysOf(connectionStateNames)),
  ip: optional,
  mac: optional,
  onu: optional,
  sinal_rx: z.number().nullable(),
  sinal_tx: z.number().nullable(),
  conectado_desde: optional,
  ultima_conexao: optional,
  consumo_download: z.number().nullable(),
  consumo_upload: z.number().nullable(),
})
export const panelSession = z.strictObject({
  inicio: optional,
  fim: optional,
  ip: optional,
  mac: optional,
  download: z.number().nullable(),
  upload: z.number().nullable(),
})
export const panelInvoice = z.strictObject({
  fatura: z.string(),
  contrato: optional,
  descricao: optional,
  vencimento: z.string(),
  valor: money,
  situacao: z.enum(keysOf(invoiceStateNames)),
  /** Days overdue; below zero the days that are left. */
  dias: z.int(),
})
export const panelPayment = z.strictObject({
  pagamento: z.string(),
  fatura: optional,
  data: z.string(),
  valor: money,
  forma: optional,
})
export const panelOrder = z.strictObject({
  os: z.string(),
  protocolo: optional,
  tipo: optional,
  abertura: optional,
  agendamento: optional,
  periodo: coded(z.enum(keysOf(visitPeriodNames)), visitPeriodNames).nullable(),
  equipe: optional,
  situacao: z.enum(keysOf(serviceOrderStateNames)),
  relato: optional,
})
export const panelAddress = z.strictObject({
  tipo: z.enum(keysOf(addressKindNames)),
  contrato: optional,
  cep: optional,
  logradouro: optional,
  numero: optional,
  complemento: optional,
  bairro: optional,
  cidade: optional,
  uf: optional,
  referencia: optional,
})
const preferences = z.strictObject({ whatsapp: z.boolean(), email: z.boolean(), sms: z.boolean() })

export const contractsView = viewOf(panelContract)
export const connectionsView = viewOf(panelConnection)
export const sessionsView = viewOf(panelSession)
export const invoicesView = viewOf(panelInvoice).extend({
  aberto: money,
  vencido: money,
})
export const paymentsView = viewOf(panelPayment)
export const ordersView = viewOf(panelOrder)
/** The day and period that a customer asked for, as long as the request was not refused. */
const askedVisit = z.strictObject({
  os: z.string(),
  /** Null where only a period was asked for. */
  data: day,
  periodo: coded(z.enum(keysOf(visitPeriodNames)), visitPeriodNames),
  situacao: z.enum(keysOf(actionStateNames)),
})
export const ordersScreen = ordersView.extend({ pedidos: z.array(askedVisit) })
export const addressesView = viewOf(panelAddress)
export const contactsView = viewOf(
  z.strictObject({ telefones: z.array(z.string()), emails: z.array(z.string()) }),
).extend({ preferencias: preferences })
export const orderKinds = z.array(z.strictObject({ tipo: z.string(), nome: z.string() }))

export const actionRow = z.strictObject({
  id: z.int(),
  tipo: z.enum(keysOf(actionNames)),
  alvo: z.string(),
  situacao: z.enum(keysOf(actionStateNames)),
  referencia: optional,
  mensagem: optional,
  usuario: optional,
  created_at: moment,
})

const openProblem = z.strictObject({
  id: z.int(),
  tipo: z.string(),
  descricao: z.string(),
  prazo: moment,
})

/** The home of a customer; `null` where the ERP was away and nothing was kept. */
export const panelSummary = z.strictObject({
  recursos: z.array(z.enum(erpAbilities)),
  contratos: contractsView.nullable(),
  conexoes: connectionsView.nullable(),
  faturas: invoicesView.nullable(),
  os: ordersView.nullable(),
  preferencias: preferences,
  blacklist: z.boolean(),
  incidentes: z.array(incident),
  problemas: z.array(openProblem),
  acoes: z.array(actionRow),
  registros: z.array(z.strictObject({ texto: z.string(), usuario: optional, created_at: moment })),
})

export const secondCopy = z.strictObject({
  linha_digitavel: optional,
  pix: optional,
  pdf: z.boolean(),
})
export const pdfAnswer = z.strictObject({ conteudo: z.string() })

export const actionAnswer = z.strictObject({
  id: z.int(),
  situacao: z.enum(keysOf(actionStateNames)),
  referencia: optional,
  mensagem: z.string(),
})

const instalment = z.strictObject({ vencimento: z.string(), valor: money })
const arrears = z.strictObject({
  fatura: z.string(),
  vencimento: z.string(),
  dias: z.int(),
  valor: money,
  multa: money,
  juros: money,
  total: money,
})
export const simulation = z.strictObject({
  faturas: z.array(arrears),
  principal: money,
  multa: money,
  juros: money,
  desconto: money,
  antes: money,
  total: money,
  parcelas: z.array(instalment),
})
export const negotiationRow = z.strictObject({
  id: z.int(),
  protocolo: z.string(),
  faturas: z.array(z.string()),
  parcelas: z.array(instalment),
  principal: money,
  multa: money,
  juros: money,
  desconto: money,
  total: money,
  situacao: z.enum(keysOf(negotiationStateNames)),
  valida_ate: z.string(),
  created_at: moment,
})
export const negotiationLimitsAnswer = z.strictObject({ parcelas: z.int(), desconto: z.int() })
export const negotiations = z.strictObject({
  limites: negotiationLimitsAnswer,
  dados: z.array(negotiationRow),
})
export const sentAnswer = z.strictObject({
  situacao: z.enum(['enviado', 'falhou', 'incerto', 'enviando']),
  destino: z.string(),
  mensagem: z.string(),
})
export const testedConnection = z.strictObject({
  status: z.enum(keysOf(connectionStateNames)),
  sinal_rx: z.number().nullable(),
  latencia_ms: z.number().nullable(),
  mensagem: optional,
})
