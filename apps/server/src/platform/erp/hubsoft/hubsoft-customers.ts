/** HubSoft's customer: one answer holds the registration, the services (contract and connection in one) and their addresses. */
import type { ContractState } from '@intranet/contract/sales/erp-words'
import * as z from 'zod'
import type { ErpAnswer } from '../erp-calls.ts'
import {
  amount,
  dayText,
  documentOf,
  id,
  kindOf,
  momentText,
  phonesOf,
  postalCodeOf,
  words,
} from '../reported-values.ts'

const address = z.object({
  endereco: words,
  numero: words,
  complemento: words,
  bairro: words,
  cep: words,
  /** The letters of the state; `uf` holds its name. */
  estado: words,
  cidade: words,
  referencia: words,
})

const lastConnection = z.object({
  conectado: z.boolean().nullish(),
  ultima_conexao_datetime: momentText,
  ultimo_ipv4: words,
})

const service = z.object({
  id_cliente_servico: id,
  nome: words,
  valor: amount.nullish(),
  status_prefixo: words,
  velocidade_download: words,
  login: words,
  ipv4: words,
  mac_addr: words,
  phy_addr: words,
  /** An empty list where there was none. */
  ultima_conexao: z.union([lastConnection, z.array(z.never())]).nullish(),
  endereco_instalacao: address.nullish(),
  endereco_cobranca: address.nullish(),
  endereco_cadastral: address.nullish(),
})
export type HubsoftService = z.output<typeof service>

export const customer = z.object({
  id_cliente: id,
  codigo_cliente: id,
  nome_razaosocial: z.string(),
  tipo_pessoa: words,
  cpf_cnpj: words,
  telefone_primario: words,
  telefone_secundario: words,
  telefone_terciario: words,
  email_principal: words,
  email_secundario: words,
  // The documented answer has it misspelled, newer ones do not.
  data_nascmento: dayText,
  data_nascimento: dayText,
  ativo: z.boolean().nullish(),
  servicos: z.array(service).nullish(),
})
export type HubsoftCustomer = z.output<typeof customer>
export const customersAnswer = z.object({ clientes: z.array(customer) })
export const sweepAnswer = customersAnswer.extend({
  paginacao: z.object({ pagina_atual: z.coerce.number(), ultima_pagina: z.coerce.number() }),
})

export const servicesOf = ({ servicos }: HubsoftCustomer): HubsoftService[] => servicos ?? []

const states: Record<string, ContractState> = {
  servico_habilitado: 'ativo',
  franquia_excedida: 'ativo',
  suspenso_debito: 'bloqueado',
  suspenso_parcialmente: 'bloqueado',
  suspenso_pedido_cliente: 'suspenso',
  cancelado: 'cancelado',
  inativo: 'cancelado',
  agendado_para_instalacao: 'aguardando',
}

function stateOf({ status_prefixo }: HubsoftService): ContractState {
  if (status_prefixo?.startsWith('aguardando_')) return 'aguardando'
  return states[status_prefixo ?? ''] ?? 'desconhecido'
}

function situationOf(row: HubsoftCustomer) {
  if (typeof row.ativo === 'boolean') return row.ativo ? ('ativo' as const) : ('inativo' as const)
  const services = servicesOf(row).map(stateOf)
  if (services.length === 0) return 'desconhecido' as const
  return services.every((state) => state === 'cancelado') ? ('inativo' as const) : ('ativo' as const)
}

export const asCustomer = (row: HubsoftCustomer): ErpAnswer<'clientes'>[number] => ({
  cod_cliente: row.codigo_cliente,
  nome_razaosocial: row.nome_razaosocial,
  cpf: documentOf(row.cpf_cnpj),
  tipo:
    row.tipo_pessoa === 'pf' || row.tipo_pessoa === 'pj' ? row.tipo_pessoa : kindOf(documentOf(row.cpf_cnpj)),
  telefones: phonesOf([row.telefone_primario, row.telefone_secundario, row.telefone_terciario]),
  emails: [row.email_principal, row.email_secundario].filter((email) => email !== null),
  nascimento: row.data_nascmento ?? row.data_nascimento,
  nome_mae: null,
  bairro: servicesOf(row)[0]?.endereco_instalacao?.bairro ?? null,
  situacao: situationOf(row),
})

function asAddress(tipo: 'instalacao' | 'cobranca' | 'correspondencia', row: HubsoftService) {
  const kept = { instalacao: row.endereco_instalacao, cobranca: row.endereco_cobranca }
  const found = tipo === 'correspondencia' ? row.endereco_cadastral : kept[tipo]
  if (!found) return []
  const { endereco, estado, cep, numero, complemento, bairro, cidade, referencia } = found
  return [
    {
      tipo,
      contrato: row.id_cliente_servico,
      cep: postalCodeOf(cep),
      logradouro: endereco,
      numero,
      complemento,
      bairro,
      cidade,
      uf: estado && /^[A-Z]{2}$/.test(estado) ? estado : null,
      referencia,
    },
  ]
}

export const asAddresses = (row: HubsoftService) =>
  (['instalacao', 'cobranca', 'correspondencia'] as const).flatMap((tipo) => asAddress(tipo, row))

/** Neither the due day nor the end of loyalty is answered; both stay unknown. */
export const asContract = (row: HubsoftService) => ({
  contrato: row.id_cliente_servico,
  produto: row.nome,
  velocidade: row.velocidade_download,
  valor: row.valor ?? null,
  situacao: stateOf(row),
  codigo: row.status_prefixo,
})

const seenOf = ({ ultima_conexao: seen }: HubsoftService) => (seen && !Array.isArray(seen) ? seen : null)

export function statusOf(row: HubsoftService) {
  const online = seenOf(row)?.conectado
  if (online === null || online === undefined) return 'desconhecido' as const
  return online ? ('online' as const) : ('offline' as const)
}

export const asConnection = (row: HubsoftService) => ({
  conexao: row.id_cliente_servico,
  contrato: row.id_cliente_servico,
  login: row.login,
  status: statusOf(row),
  ip: row.ipv4 ?? seenOf(row)?.ultimo_ipv4 ?? null,
  mac: row.mac_addr,
  onu: row.phy_addr,
  conectado_desde: statusOf(row) === 'online' ? (seenOf(row)?.ultima_conexao_datetime ?? null) : null,
  ultima_conexao: seenOf(row)?.ultima_conexao_datetime ?? null,
})

export const asSwept = (row: HubsoftCustomer) => ({
  ...asCustomer(row),
  endereco: servicesOf(row).flatMap(asAddresses)[0] ?? null,
  contratos: servicesOf(row).map(asContract),
})
