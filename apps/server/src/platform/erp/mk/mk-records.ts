/** MK's customers, contracts, connections and invoices, in our form. */
import { todayInBrazil } from '@intranet/contract/today'
import type { ContractState } from '@intranet/contract/sales/erp-words'
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

const contract = z.object({
  codcontrato: id,
  status_contrato: words,
  plano_acesso: words,
  adesao: dayText,
})
type MkContract = z.output<typeof contract>
/** Only active ones in the older service, all of them in the newer. */
export const contractsAnswer = z
  .object({ ContratosAtivos: z.array(contract).nullish(), Contratos: z.array(contract).nullish() })
  .transform(({ ContratosAtivos, Contratos }) => [
    ...(Contratos ?? []),
    ...(ContratosAtivos ?? []).map((row) => ({ ...row, status_contrato: row.status_contrato ?? 'Ativo' })),
  ])

const states: Record<string, ContractState> = {
  ativo: 'ativo',
  suspenso: 'suspenso',
  bloqueado: 'bloqueado',
  cancelado: 'cancelado',
}

/** Value, due day and loyalty are answered nowhere. */
export const asContract = (row: MkContract) => ({
  contrato: row.codcontrato,
  produto: row.plano_acesso,
  inicio: row.adesao,
  situacao: states[row.status_contrato?.toLowerCase() ?? ''] ?? ('desconhecido' as const),
  codigo: row.status_contrato,
})

const address = z.object({
  tipo: words,
  logradouro: words,
  numero: words,
  bairro: words,
  cidade: words,
  estado: words,
  cep: words,
})

const customer = z.object({
  CodigoPessoa: id,
  CPF_CNPJ: words,
  Nome: z.string(),
  Email: words,
  Fone: words,
  Situacao: words,
  // Their form is described nowhere: what has a number is taken.
  contratos: z.array(z.unknown()).nullish(),
  endereco: z.array(address).nullish(),
})
export type MkCustomer = z.output<typeof customer>
/** A list alone, or within an object. */
export const customersAnswer = z
  .union([z.array(customer), z.object({ Clientes: z.array(customer).nullish() })])
  .transform((answered) => (Array.isArray(answered) ? answered : (answered.Clientes ?? [])))

const situations = { ativo: 'ativo', inativo: 'inativo' } as const

export function asCustomer(row: MkCustomer): ErpAnswer<'clientes'>[number] {
  const cpf = documentOf(row.CPF_CNPJ)
  return {
    cod_cliente: row.CodigoPessoa,
    nome_razaosocial: row.Nome,
    cpf,
    // Answered nowhere.
    tipo: kindOf(cpf),
    telefones: phonesOf([row.Fone]),
    emails: row.Email ? [row.Email] : [],
    nascimento: null,
    nome_mae: null,
    bairro: row.endereco?.[0]?.bairro ?? null,
    situacao: situations[row.Situacao?.toLowerCase() as keyof typeof situations] ?? 'desconhecido',
  }
}

export const asAddresses = ({ endereco }: MkCustomer) =>
  (endereco ?? []).map((row) => ({
    tipo: row.tipo === 'COBRANCA' ? ('cobranca' as const) : ('instalacao' as const),
    cep: postalCodeOf(row.cep),
    logradouro: row.logradouro,
    numero: row.numero,
    bairro: row.bairro,
    cidade: row.cidade,
    uf: row.estado && /^[A-Z]{2}$/.test(row.estado) ? row.estado : null,
  }))

export const asSwept = (row: MkCustomer) => ({
  ...asCustomer(row),
  endereco: asAddresses(row)[0] ?? null,
  contratos: (row.contratos ?? []).flatMap((one) => {
    const parsed = contract.safeParse(one)
    return parsed.success ? [asContract(parsed.data)] : []
  }),
})

const connection = z.object({
  codconexao: id,
  contrato: id.nullish(),
  username: words,
  mac_address: words,
})
type MkConnection = z.output<typeof connection>
export const connectionsAnswer = z.object({ Conexoes: z.array(connection).nullish() })

/** With an empty list in its place where it is not connected. */
export const sessionAnswer = z.object({
  conexao: z.object({ framedip: words, dt_hr_retorno: momentText }).nullish(),
  Agendas: z.array(z.unknown()).nullish(),
})
type MkSession = z.output<typeof sessionAnswer>

export const statusOf = ({ conexao, Agendas }: MkSession) => {
  if (conexao?.framedip) return 'online' as const
  return Agendas ? ('offline' as const) : ('desconhecido' as const)
}

export const asConnection = (row: MkConnection, session: MkSession | null) => ({
  conexao: row.codconexao,
  contrato: row.contrato ?? null,
  login: row.username,
  status: session ? statusOf(session) : ('desconhecido' as const),
  ip: session?.conexao?.framedip ?? null,
  mac: row.mac_address,
})

const pending = z.object({
  codfatura: id,
  contratos: words,
  descricao: words,
  data_vencimento: dayText,
  valor_total: amountText,
})
export const pendingAnswer = z.object({ FaturasPendentes: z.array(pending).nullish() })
type MkPending = z.output<typeof pending>

/** Of several contracts together it is none's alone. */
export const asInvoice = (row: MkPending) =>
  row.data_vencimento === null || row.valor_total === null
    ? []
    : [
        {
          fatura: row.codfatura,
          contrato: row.contratos && /^\w+$/.test(row.contratos) ? row.contratos : null,
          descricao: row.descricao,
          vencimento: row.data_vencimento,
          valor: row.valor_total,
          situacao: row.data_vencimento < todayInBrazil() ? ('vencida' as const) : ('aberta' as const),
        },
      ]

export const slipAnswer = z.object({ PathDownload: words })
export const pixAnswer = z.object({ texto_qrcode: words })

const order = z.object({
  codos: id,
  Protocolo: words,
  Data: momentText,
  Data_agendamento: momentText,
  Descricao_os: words,
})
export const ordersAnswer = z.object({ Agendas: z.array(order).nullish() })

/** What its status numbers mean is described nowhere. */
export const asOrder = (row: z.output<typeof order>) => ({
  os: row.codos,
  protocolo: row.Protocolo,
  abertura: row.Data,
  agendamento: row.Data_agendamento,
  periodo: null,
  situacao: 'desconhecida' as const,
  relato: row.Descricao_os?.slice(0, 2000) ?? null,
})

export const orderKindsAnswer = z.object({
  Tipos: z.array(z.object({ codostipo: id, descricao: z.string().trim().min(1) })).nullish(),
})

/** Open invoices of many customers: without a day, and `status` speaks of the customer. */
export const openAnswer = z.object({
  ListaFaturas: z.array(z.object({ cd_fatura: id, codpessoa: id, nome: z.string() })).nullish(),
})
