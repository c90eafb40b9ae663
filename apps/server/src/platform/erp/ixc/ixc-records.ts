/** IXC's records, where every value is a text and what is missing is empty. */
import { todayInBrazil } from '@intranet/contract/today'
import type { ContractState, ServiceOrderState } from '@intranet/contract/sales/erp-words'
import { serviceOrderStateNames } from '@intranet/contract/sales/erp-words'
import * as z from 'zod'
import type { ErpAnswer } from '../erp-calls.ts'
import {
  amountText,
  dayText,
  documentOf,
  id,
  kindOf,
  momentText,
  phonesOf,
  postalCodeOf,
  words,
} from '../reported-values.ts'

export const customer = z.object({
  id,
  razao: z.string(),
  cnpj_cpf: words,
  tipo_pessoa: words,
  ativo: words,
  fone: words,
  telefone_comercial: words,
  telefone_celular: words,
  whatsapp: words,
  email: words,
  hotsite_email: words,
  data_nascimento: dayText,
  endereco: words,
  numero: words,
  complemento: words,
  bairro: words,
  cep: words,
  endereco_cob: words,
  numero_cob: words,
  complemento_cob: words,
  bairro_cob: words,
  cep_cob: words,
})
export type IxcCustomer = z.output<typeof customer>

const kinds = { F: 'pf', J: 'pj', E: 'pf' } as const

export const asCustomer = (row: IxcCustomer): ErpAnswer<'clientes'>[number] => ({
  cod_cliente: row.id,
  nome_razaosocial: row.razao,
  cpf: documentOf(row.cnpj_cpf),
  tipo: kinds[row.tipo_pessoa as keyof typeof kinds] ?? kindOf(documentOf(row.cnpj_cpf)),
  telefones: phonesOf([row.telefone_celular, row.whatsapp, row.fone, row.telefone_comercial]),
  emails: [...new Set([row.email, row.hotsite_email].filter((email) => email !== null))],
  nascimento: row.data_nascimento,
  nome_mae: null,
  bairro: row.bairro,
  situacao: row.ativo === 'S' ? 'ativo' : row.ativo === 'N' ? 'inativo' : 'desconhecido',
})

/** City and state are ids of tables that the reference does not describe: they stay unknown. */
const asAddress = (tipo: 'instalacao' | 'cobranca', row: Record<'cep' | Part, string | null>) => ({
  tipo,
  cep: postalCodeOf(row.cep),
  logradouro: row.endereco,
  numero: row.numero,
  complemento: row.complemento,
  bairro: row.bairro,
})
type Part = 'endereco' | 'numero' | 'complemento' | 'bairro'

export function asAddresses(row: IxcCustomer) {
  const billing = {
    endereco: row.endereco_cob,
    numero: row.numero_cob,
    complemento: row.complemento_cob,
    bairro: row.bairro_cob,
    cep: row.cep_cob,
  }
  return [
    ...(row.endereco ? [asAddress('instalacao', row)] : []),
    ...(billing.endereco ? [asAddress('cobranca', billing)] : []),
  ]
}

export const contract = z.object({
  id,
  id_cliente: id,
  contrato: words,
  status: words,
  status_internet: words,
  data_ativacao: dayText,
  data: dayText,
})
export type IxcContract = z.output<typeof contract>

const blocked = new Set(['CM', 'CA', 'FA'])

function contractState({ status, status_internet }: IxcContract): ContractState {
  if (status === 'I' || status === 'D') return 'cancelado'
  if (status === 'P' || status_internet === 'AA') return 'aguardando'
  if (blocked.has(status_internet ?? '')) return 'bloqueado'
  if (status_internet === 'D') return 'suspenso'
  return status === 'A' || status === 'N' ? 'ativo' : 'desconhecido'
}

/** Value, due day and the end of loyalty stand in other tables, each asked apart: they stay unknown here. */
export const asContract = (row: IxcContract) => ({
  contrato: row.id,
  produto: row.contrato,
  inicio: row.data_ativacao ?? row.data,
  situacao: contractState(row),
  codigo: [row.status, row.status_internet].filter(Boolean).join('/') || null,
})

export const login = z.object({
  id,
  id_contrato: words,
  login: words,
  online: words,
  ip: words,
  mac: words,
  onu_mac: words,
  ultima_conexao_inicial: momentText,
  ultima_conexao_final: momentText,
})
export type IxcLogin = z.output<typeof login>
export const fibre = z.object({ sinal_rx: words, sinal_tx: words })

/** Other letters than these two are met, of which nobody says what they mean. */
export function statusOf({ online }: Pick<IxcLogin, 'online'>) {
  if (online === 'S') return 'online' as const
  return online === 'N' ? ('offline' as const) : ('desconhecido' as const)
}

export const asConnection = (row: IxcLogin) => ({
  conexao: row.id,
  contrato: row.id_contrato,
  login: row.login,
  status: statusOf(row),
  ip: row.ip,
  mac: row.mac,
  onu: row.onu_mac,
  conectado_desde: statusOf(row) === 'online' ? row.ultima_conexao_inicial : null,
  ultima_conexao: row.ultima_conexao_final ?? row.ultima_conexao_inicial,
})

export const signalOf = (value: string | null): number | null =>
  value !== null && /^-?\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : null

export const invoice = z.object({
  id,
  id_cliente: id,
  id_contrato: words,
  status: words,
  liberado: words,
  data_vencimento: dayText,
  valor: amountText,
  valor_aberto: amountText,
  linha_digitavel: words,
  obs: words,
  pagamento_data: dayText,
  pagamento_valor: amountText,
})
export type IxcInvoice = z.output<typeof invoice>

function invoiceState({ status, data_vencimento }: IxcInvoice) {
  if (status === 'R') return 'paga' as const
  if (status === 'C') return 'cancelada' as const
  if (status !== 'A' && status !== 'P') return 'desconhecida' as const
  return (data_vencimento ?? '') < todayInBrazil() ? ('vencida' as const) : ('aberta' as const)
}

/** What was paid of it is no longer owed. */
const owed = ({ status, valor, valor_aberto }: IxcInvoice) =>
  status === 'P' ? (valor_aberto ?? valor) : valor

/** Not released: the customer does not owe it yet. What was received or cancelled is over, released or not. */
const isUnreleased = ({ liberado, status }: IxcInvoice) =>
  liberado === 'N' && status !== 'R' && status !== 'C'

/** One without a day or an amount, or not released, is no invoice that anybody could be asked for. */
export function asInvoice(row: IxcInvoice) {
  const valor = owed(row)
  if (row.data_vencimento === null || valor === null || isUnreleased(row)) return []
  return [
    {
      fatura: row.id,
      contrato: row.id_contrato,
      descricao: row.obs?.slice(0, 2000) ?? null,
      vencimento: row.data_vencimento,
      valor,
      situacao: invoiceState(row),
    },
  ]
}

export function asPayment(row: IxcInvoice) {
  const valor = row.pagamento_valor ?? row.valor
  if (row.status !== 'R' || row.pagamento_data === null || valor === null) return []
  return [{ pagamento: row.id, fatura: row.id, data: row.pagamento_data, valor }]
}

export const order = z.object({
  id,
  id_assunto: words,
  protocolo: words,
  status: words,
  data_abertura: momentText,
  data_agenda: momentText,
  melhor_horario_agenda: words,
  mensagem: words,
})
type IxcOrder = z.output<typeof order>

const isPeriod = (value: string | null): value is 'M' | 'T' | 'N' =>
  value === 'M' || value === 'T' || value === 'N'
const isState = (value: string | null): value is ServiceOrderState =>
  value !== null && value in serviceOrderStateNames

export const asOrder = (row: IxcOrder) => ({
  os: row.id,
  protocolo: row.protocolo,
  tipo: row.id_assunto && `Assunto ${row.id_assunto}`,
  abertura: row.data_abertura,
  agendamento: row.data_agenda,
  periodo: isPeriod(row.melhor_horario_agenda) ? row.melhor_horario_agenda : null,
  situacao: isState(row.status) ? row.status : ('desconhecida' as const),
  relato: row.mensagem?.slice(0, 2000) ?? null,
})
