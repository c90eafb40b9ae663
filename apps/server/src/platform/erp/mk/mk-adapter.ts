/** MK: what public clients show of it. None shows searching by phone, values of contracts and paid invoices. */
import { erp as text } from '@intranet/contract/messages/registries'
import * as z from 'zod'
import type { CallOptions, ErpAdapter, ErpCall, ErpInput } from '../erp-calls.ts'
import { ErpError } from '../erp-error.ts'
import type { ErpWay } from '../erp-way.ts'
import { found } from '../found-row.ts'
import { orAway } from '../../or-away.ts'
import { pdfOf } from '../pdf-body.ts'
import { statusError } from '../answer-status.ts'
import { askMk, orEmpty } from './mk-client.ts'
import {
  asAddresses,
  asConnection,
  asContract,
  asCustomer,
  asInvoice,
  asOrder,
  connectionsAnswer,
  contractsAnswer,
  customersAnswer,
  orderKindsAnswer,
  ordersAnswer,
  pendingAnswer,
  pixAnswer,
  sessionAnswer,
  slipAnswer,
  statusOf,
} from './mk-records.ts'
import { overduePage, sweepPage } from './mk-sweeps.ts'

const FOUND = 20

export const unsureOfMk: readonly ErpCall[] = ['desbloqueio_confianca']

function question({ por, valor }: ErpInput<'clientes'>): Record<string, string> {
  if (por === 'codigo') return { cd_cliente: valor }
  if (por === 'documento') return { doc: valor }
  if (por === 'nome') return { nome_cliente: valor }
  throw new ErpError('unsupported', text.noPhoneSearch)
}

export function mkAdapter(way: ErpWay): ErpAdapter {
  const ask = <S extends z.ZodType>(
    service: string,
    fields: Record<string, string>,
    schema: S,
    { timeout }: Pick<CallOptions, 'timeout'>,
  ) => askMk(way, service, fields, schema, { timeout })

  const customers = (fields: Record<string, string>, options: CallOptions) =>
    orEmpty(ask('WSMKConsultaClientes', fields, customersAnswer, options), [])
  const pending = async (cod_cliente: string, options: CallOptions) =>
    (
      await orEmpty(ask('WSMKFaturasPendentes', { cd_cliente: cod_cliente }, pendingAnswer, options), {
        FaturasPendentes: [],
      })
    ).FaturasPendentes ?? []
  /** An invoice of this very customer: a number alone would open anybody's. */
  const invoiceOf = async (cod_cliente: string, fatura: string, options: CallOptions) =>
    found((await pending(cod_cliente, options)).find(({ codfatura }) => codfatura === fatura))
  const connections = async (cod_cliente: string, options: CallOptions) =>
    (
      await orEmpty(ask('WSMKConexoesPorCliente', { cd_cliente: cod_cliente }, connectionsAnswer, options), {
        Conexoes: [],
      })
    ).Conexoes ?? []
  const sessionOf = (codconexao: string, options: CallOptions) =>
    ask('WSMKConsultaConexaoAutenticada', { codconexao }, sessionAnswer, options)

  return {
    clientes: async (asked, options) =>
      (await customers(question(asked), options)).map(asCustomer).slice(0, FOUND),
    async enderecos({ cod_cliente }, options) {
      const rows = await customers({ cd_cliente: cod_cliente }, options)
      return asAddresses(found(rows.find(({ CodigoPessoa }) => CodigoPessoa === cod_cliente))).slice(0, 200)
    },
    async contratos({ cod_cliente }, options) {
      const asked = { cd_cliente: cod_cliente }
      // Older servers have the second of the two alone.
      const rows = ask('WSMKContratosPorClienteV2', asked, contractsAnswer, options).catch(
        (error: unknown) => {
          if (!(error instanceof ErpError) || error.fault !== 'unsupported') throw error
          return ask('WSMKContratosPorCliente', asked, contractsAnswer, options)
        },
      )
      return (await orEmpty(rows, [])).map(asContract).slice(0, 200)
    },
    async conexoes({ cod_cliente }, options) {
      const rows = (await connections(cod_cliente, options)).slice(0, 50)
      return Promise.all(
        rows.map(async (row) => asConnection(row, await orAway(sessionOf(row.codconexao, options)))),
      )
    },
    async testar_conexao({ cod_cliente, conexao }, options) {
      const own = (await connections(cod_cliente, options)).find(({ codconexao }) => codconexao === conexao)
      return { status: statusOf(await sessionOf(found(own).codconexao, options)) }
    },
    faturas: async ({ cod_cliente }, options) =>
      (await pending(cod_cliente, options))
        .flatMap(asInvoice)
        .toSorted((a, b) => b.vencimento.localeCompare(a.vencimento))
        .slice(0, 500),
    async pix({ cod_cliente, fatura }, options) {
      const { codfatura } = await invoiceOf(cod_cliente, fatura, options)
      const { texto_qrcode } = await ask(
        'WSMKRetornarCopieColaPix',
        { CodigoFatura: codfatura },
        pixAnswer,
        options,
      )
      return { copia_cola: found(texto_qrcode) }
    },
    async pdf({ cod_cliente, fatura }, options) {
      const { codfatura } = await invoiceOf(cod_cliente, fatura, options)
      const { PathDownload } = await ask(
        'WSMKSegundaViaCobranca',
        { cd_fatura: codfatura },
        slipAnswer,
        options,
      )
      const { status, body } = await way.ask(found(PathDownload), { method: 'GET', timeout: options.timeout })
      if (status !== 200) throw statusError(status, false)
      return { conteudo: pdfOf(body) }
    },
    async ordens_servico({ cod_cliente }, options) {
      const asked = { cliente: cod_cliente, DataAbertura: '' }
      const { Agendas } = await orEmpty(ask('WSMKConsultaOrdemAgendamento', asked, ordersAnswer, options), {
        Agendas: [],
      })
      return (Agendas ?? []).map(asOrder).slice(0, 500)
    },
    async tipos_os(_input, options) {
      const { Tipos } = await orEmpty(ask('WSMKOSListaTiposOS', {}, orderKindsAnswer, options), { Tipos: [] })
      return (Tipos ?? []).slice(0, 300).map(({ codostipo, descricao }) => ({
        tipo: codostipo,
        nome: descricao.slice(0, 120),
      }))
    },
    inadimplentes: ({ depois }, { timeout }) => overduePage(way, depois, timeout),
    varredura_clientes: ({ depois }, { timeout }) => sweepPage(way, depois, timeout),
    /** It knows connections, the port contracts. */
    async desbloqueio_confianca({ cod_cliente, contrato, dias }, options) {
      const own = (await connections(cod_cliente, options)).find((row) => row.contrato === contrato)
      const asked = { cd_conexao: found(own).codconexao, diasexcecao: String(dias) }
      const said = await askMk(way, 'WSMKAutoDesbloqueio', asked, done, {
        timeout: options.timeout,
        acts: true,
      })
      return { situacao: 'feita', mensagem: said.Mensagem?.slice(0, 500) ?? null }
    },
  }
}
const done = z.object({ status: z.literal('OK'), Mensagem: z.string().nullish() })
