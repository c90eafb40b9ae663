/** HubSoft: what its public reference describes. What it leaves open is not here, so that no screen offers it. */
import { onlyDigits } from '@intranet/contract/formats'
import { dayFromNow } from '@intranet/contract/today'
import { erp as text } from '@intranet/contract/messages/registries'
import type { CustomerQuestion } from '@intranet/contract/sales/erp-words'
import * as z from 'zod'
import type { CallOptions, ErpAdapter } from '../erp-calls.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpWay } from '../erp-way.ts'
import { found } from '../found-row.ts'
import { pdfOf } from '../pdf-body.ts'
import { phoneForms } from '../../phone-forms.ts'
import { askHubsoft } from './hubsoft-client.ts'
import {
  asAddresses,
  asConnection,
  asContract,
  asCustomer,
  asSwept,
  customersAnswer,
  servicesOf,
  statusOf,
  sweepAnswer,
} from './hubsoft-customers.ts'
import { asInvoice, asOrder, asPayment, invoicesAnswer, ordersAnswer, pixOf } from './hubsoft-invoices.ts'
import { momentText, words } from '../reported-values.ts'

const PAGE = 100
const ADDRESSES = 'endereco_instalacao,endereco_cobranca,endereco_cadastral'

const questions: Record<CustomerQuestion, string> = {
  codigo: 'codigo_cliente',
  documento: 'cpf_cnpj',
  telefone: 'telefone',
  nome: 'nome_razaosocial',
}
/** Phones are kept without the country. */
const asked = (por: CustomerQuestion, value: string) =>
  por === 'telefone' ? phoneForms(onlyDigits(value))[0] : value

const sessionsAnswer = z.object({
  registros: z.array(
    z.object({
      acctstarttime: momentText,
      acctstoptime: momentText,
      framedipaddress: words,
      callingstationid: words,
      download_megabytes: z.coerce.number().nullish(),
      upload_megabytes: z.coerce.number().nullish(),
    }),
  ),
})
const done = z.object({ msg: z.string().max(2000).nullish() })
const newest = <T extends { inicio: string | null }>(rows: T[]) =>
  rows.toSorted((a, b) => (b.inicio ?? '').localeCompare(a.inicio ?? '')).slice(0, 100)

export function hubsoftAdapter(way: ErpWay): ErpAdapter {
  const customers = (query: Record<string, string | number>, { timeout }: CallOptions) =>
    askHubsoft(way, '/cliente', customersAnswer, { query, timeout })

  /** Services of one customer; the exact code, because the search may find more. */
  async function services(cod_cliente: string, options: CallOptions, more: Record<string, string> = {}) {
    const query = { busca: 'codigo_cliente', termo_busca: cod_cliente, inativo: 'todos', ...more }
    const { clientes } = await customers(query, options)
    return servicesOf(found(clientes.find(({ codigo_cliente }) => codigo_cliente === cod_cliente)))
  }
  /** One of this very customer: its number alone would open anybody's. */
  const service = async (cod_cliente: string, conexao: string, options: CallOptions) =>
    found(
      (await services(cod_cliente, options, { ultima_conexao: 'sim' })).find(
        ({ id_cliente_servico }) => id_cliente_servico === conexao,
      ),
    )

  async function invoices(cod_cliente: string, query: Record<string, string>, { timeout }: CallOptions) {
    const whose = { busca: 'codigo_cliente', termo_busca: cod_cliente }
    return (
      await askHubsoft(way, '/cliente/financeiro', invoicesAnswer, { query: { ...whose, ...query }, timeout })
    ).faturas
  }
  /** Of the last year and of the two months to come, by the day that is named. */
  const yearBy = (tipo_data: string) => ({
    apenas_pendente: 'nao',
    tipo_data,
    data_inicio: dayFromNow(-365),
    data_fim: dayFromNow(60),
  })
  const pending = async (cod_cliente: string, fatura: string, options: CallOptions) =>
    found(
      (await invoices(cod_cliente, { apenas_pendente: 'sim' }, options)).find(
        ({ id_fatura }) => id_fatura === fatura,
      ),
    )
  const orders = (query: Record<string, string>, { timeout }: CallOptions) =>
    askHubsoft(way, '/cliente/ordem_servico', ordersAnswer, { query, timeout })

  async function act(
    path: string,
    request: { method: 'GET' | 'POST'; body?: unknown },
    options: CallOptions,
  ) {
    const { msg } = await askHubsoft(way, path, done, { ...request, timeout: options.timeout, acts: true })
    return { situacao: 'feita' as const, mensagem: msg?.slice(0, 500) ?? null }
  }

  return {
    async clientes({ por, valor }, options) {
      const query = { busca: questions[por], termo_busca: asked(por, valor), inativo: 'todos', limit: 20 }
      return (await customers({ ...query, cancelado: 'sim' }, options)).clientes.map(asCustomer)
    },
    enderecos: async ({ cod_cliente }, options) =>
      (await services(cod_cliente, options)).flatMap(asAddresses).slice(0, 200),
    contratos: async ({ cod_cliente }, options) =>
      (await services(cod_cliente, options, { cancelado: 'sim' })).map(asContract).slice(0, 200),
    conexoes: async ({ cod_cliente }, options) =>
      (await services(cod_cliente, options, { ultima_conexao: 'sim' })).map(asConnection).slice(0, 200),
    async sessoes({ cod_cliente, conexao }, options) {
      const { login } = await service(cod_cliente, conexao, options)
      const { registros } = await askHubsoft(way, '/cliente/extrato_conexao', sessionsAnswer, {
        query: { busca: 'login', termo_busca: found(login) },
        timeout: options.timeout,
      })
      return newest(
        registros.map((row) => ({
          inicio: row.acctstarttime,
          fim: row.acctstoptime,
          ip: row.framedipaddress,
          mac: row.callingstationid,
          download: row.download_megabytes ?? null,
          upload: row.upload_megabytes ?? null,
        })),
      )
    },
    testar_conexao: async ({ cod_cliente, conexao }, options) => ({
      status: statusOf(await service(cod_cliente, conexao, options)),
    }),
    async faturas({ cod_cliente }, options) {
      const lists = await Promise.all([
        invoices(cod_cliente, { apenas_pendente: 'sim' }, options),
        invoices(cod_cliente, yearBy('data_vencimento'), options),
        invoices(cod_cliente, yearBy('data_pagamento'), options),
      ])
      const all = new Map(lists.flat().map((row) => [row.id_fatura, row]))
      return [...all.values()]
        .flatMap(asInvoice)
        .toSorted((a, b) => b.vencimento.localeCompare(a.vencimento))
        .slice(0, 500)
    },
    pagamentos: async ({ cod_cliente }, options) =>
      (await invoices(cod_cliente, yearBy('data_pagamento'), options))
        .flatMap(asPayment)
        .toSorted((a, b) => b.data.localeCompare(a.data))
        .slice(0, 100),
    linha_digitavel: async ({ cod_cliente, fatura }, options) => ({
      linha: found((await pending(cod_cliente, fatura, options)).linha_digitavel),
    }),
    pix: async ({ cod_cliente, fatura }, options) => ({
      copia_cola: found(pixOf(await pending(cod_cliente, fatura, options))),
    }),
    async pdf({ cod_cliente, fatura }, options) {
      const { link } = await pending(cod_cliente, fatura, options)
      const { status, body } = await way.ask(found(link), { method: 'GET', timeout: options.timeout })
      if (status !== 200) throw new ErpError('unavailable', text.status(status))
      return { conteudo: pdfOf(body) }
    },
    ordens_servico: async ({ cod_cliente }, options) =>
      (await orders({ busca: 'codigo_cliente', termo_busca: cod_cliente }, options)).ordens_servico.map(
        asOrder,
      ),
    async conferir_os({ os }, options) {
      const { ordens_servico } = await orders({ busca: 'numero_ordem_servico', termo_busca: os }, options)
      const order = ordens_servico.map(asOrder).find((one) => one.os === os)
      return order
        ? { os, existe: true, situacao: order.situacao }
        : { os, existe: false, situacao: 'desconhecida' }
    },
    async varredura_clientes({ depois }, { timeout }) {
      const { clientes, paginacao } = await askHubsoft(way, '/cliente/todos', sweepAnswer, {
        // Cancelled services too, or the register would never know of an end; addresses come only where they are named.
        query: { pagina: Number(depois ?? 0), itens_por_pagina: PAGE, cancelado: 'sim', relacoes: ADDRESSES },
        timeout,
      })
      const { pagina_atual, ultima_pagina } = paginacao
      return {
        dados: clientes.map(asSwept),
        depois: pagina_atual < ultima_pagina ? String(pagina_atual + 1) : null,
      }
    },
    async desbloqueio_confianca({ cod_cliente, contrato, dias }, options) {
      const { id_cliente_servico } = await service(cod_cliente, contrato, options)
      const body = { id_cliente_servico: Number(id_cliente_servico), dias_desbloqueio: dias }
      return act('/cliente/desbloqueio_confianca', { method: 'POST', body }, options)
    },
    // A GET that acts: it is never repeated by itself.
    async desconectar({ cod_cliente, conexao }, options) {
      const { id_cliente_servico } = await service(cod_cliente, conexao, options)
      const path = `/cliente/solicitar_desconexao/${encodeURIComponent(id_cliente_servico)}`
      return act(path, { method: 'GET' }, options)
    },
    async reiniciar_onu({ cod_cliente, conexao }, options) {
      const { phy_addr } = await service(cod_cliente, conexao, options)
      return act(`/rede/reiniciar_cpe/${encodeURIComponent(found(phy_addr))}`, { method: 'POST' }, options)
    },
  }
}
