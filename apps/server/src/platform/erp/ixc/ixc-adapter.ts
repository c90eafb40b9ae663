/** IXC: what public references and clients tell alike. Actions are unsure until somebody has seen them work. */
import { DAY_MS } from '@intranet/contract/durations'
import { dayInBrazil } from '@intranet/contract/today'
import { formatDocument, onlyDigits } from '@intranet/contract/formats'
import * as z from 'zod'
import type { CallOptions, ErpAdapter, ErpCall, ErpInput } from '../erp-calls.ts'
import type { ErpWay } from '../erp-way.ts'
import { found } from '../found-row.ts'
import { pdfOf } from '../pdf-body.ts'
import { orAway } from '../../or-away.ts'
import { phoneForms } from '../../phone-forms.ts'
import { allIxc, askIxc, pageIxc, sendIxc, type ListQuery } from './ixc-client.ts'
import {
  asAddresses,
  asConnection,
  asContract,
  asCustomer,
  asInvoice,
  asOrder,
  asPayment,
  contract,
  customer,
  fibre,
  invoice,
  login,
  order,
  signalOf,
  statusOf,
} from './ixc-records.ts'
import { openInvoices, overduePage, sweepPage } from './ixc-sweeps.ts'

const FOUND = 20
const LIST = 500
const YEAR = 365 * DAY_MS

export const unsureOfIxc: readonly ErpCall[] = ['desbloqueio_confianca', 'desconectar']

type Where = ListQuery['where']

/** Documents are stored as they were typed, phones with or without a hyphen: each form is asked for. */
function questions({ por, valor }: ErpInput<'clientes'>): Where[] {
  if (por === 'codigo') return [[['id', '=', valor]]]
  if (por === 'nome') return [[['razao', 'L', valor]]]
  if (por === 'documento') {
    const masked = formatDocument(valor)
    return [[['cnpj_cpf', '=', masked]], [['cnpj_cpf', '=', valor]]]
  }
  const [phone] = phoneForms(onlyDigits(valor))
  // Without its area, which is stored between brackets: eight digits of a landline, nine of a mobile phone.
  const local = phone.length > 9 ? phone.slice(2) : phone
  const columns = ['telefone_celular', 'whatsapp', 'fone', 'telefone_comercial']
  return columns.flatMap((column): Where[] => [
    [[column, 'L', local]],
    [[column, 'L', `${local.slice(0, -4)}-${local.slice(-4)}`]],
  ])
}

const pixAnswer = z.object({
  pix: z.object({
    qrCode: z.object({ qrcode: z.string().nullish() }).nullish(),
    dadosPix: z.object({ pixCopiaECola: z.string().nullish() }).nullish(),
  }),
})
const done = z.object({ mensagem: z.string().nullish(), message: z.string().nullish() })

export function ixcAdapter(way: ErpWay): ErpAdapter {
  const ofCustomer = <S extends z.ZodType>(
    resource: string,
    row: S,
    cod_cliente: string,
    { timeout }: CallOptions,
    more: Where = [],
    sort = 'id',
  ) =>
    allIxc(
      way,
      { resource, where: [['id_cliente', '=', cod_cliente], ...more], sort, limit: LIST },
      row,
      timeout,
    )
  const one = async <S extends z.ZodType>(resource: string, row: S, where: Where, timeout: number) =>
    (await pageIxc(way, { resource, where, sort: 'id', limit: 1 }, row, timeout))[0]

  /** A row of this very customer, by its exact id: an id alone would open anybody's. */
  async function own<Row extends { id: string }>(
    resource: string,
    row: z.ZodType<Row>,
    { cod_cliente, id }: { cod_cliente: string; id: string },
    { timeout }: CallOptions,
  ): Promise<Row> {
    const where: Where = [
      ['id', '=', id],
      ['id_cliente', '=', cod_cliente],
    ]
    const asked = await one(resource, row, where, timeout)
    return found(asked?.id === id ? asked : undefined)
  }
  const invoiceOf = (cod_cliente: string, id: string, options: CallOptions) =>
    own('fn_areceber', invoice, { cod_cliente, id }, options)
  const loginOf = (cod_cliente: string, id: string, options: CallOptions) =>
    own('radusuarios', login, { cod_cliente, id }, options)
  /** Those that were paid within the last year, whenever they were due. */
  const paid = (cod_cliente: string, options: CallOptions) =>
    ofCustomer('fn_areceber', invoice, cod_cliente, options, [
      ['status', '=', 'R'],
      ['pagamento_data', '>=', dayInBrazil(Date.now() - YEAR)],
    ])
  /** Unknown where the list of fibres is away or not allowed: the connection is shown without it. */
  const signal = async (id_login: string, timeout: number) => {
    const where: Where = [['id_login', '=', id_login]]
    const fiber = await orAway(one('radpop_radio_cliente_fibra', fibre, where, timeout))
    return { sinal_rx: signalOf(fiber?.sinal_rx ?? null), sinal_tx: signalOf(fiber?.sinal_tx ?? null) }
  }
  const act = async (path: string, body: object, { timeout }: CallOptions) => {
    const said = await askIxc(way, { path, body, timeout, acts: true }, done)
    return { situacao: 'feita' as const, mensagem: (said.mensagem ?? said.message)?.slice(0, 500) ?? null }
  }

  return {
    async clientes(asked, { timeout }) {
      const lists = await Promise.all(
        questions(asked).map((where) =>
          pageIxc(way, { resource: 'cliente', where, sort: 'id', limit: FOUND }, customer, timeout),
        ),
      )
      const all = new Map(lists.flat().map((row) => [row.id, asCustomer(row)]))
      return [...all.values()].slice(0, FOUND)
    },
    async enderecos({ cod_cliente }, { timeout }) {
      return asAddresses(found(await one('cliente', customer, [['id', '=', cod_cliente]], timeout)))
    },
    contratos: async ({ cod_cliente }, options) =>
      (await ofCustomer('cliente_contrato', contract, cod_cliente, options)).map(asContract).slice(0, 200),
    async conexoes({ cod_cliente }, options) {
      const logins = await ofCustomer('radusuarios', login, cod_cliente, options)
      return Promise.all(
        logins
          .slice(0, 200)
          .map(async (row) => ({ ...asConnection(row), ...(await signal(row.id, options.timeout)) })),
      )
    },
    async testar_conexao({ cod_cliente, conexao }, options) {
      const row = await loginOf(cod_cliente, conexao, options)
      return { status: statusOf(row), sinal_rx: (await signal(row.id, options.timeout)).sinal_rx }
    },
    async faturas({ cod_cliente }, options) {
      const since = dayInBrazil(Date.now() - YEAR)
      const lists = await Promise.all([
        ofCustomer('fn_areceber', invoice, cod_cliente, options, openInvoices),
        ofCustomer('fn_areceber', invoice, cod_cliente, options, [['data_vencimento', '>=', since]]),
        paid(cod_cliente, options),
      ])
      const all = new Map(lists.flat().map((row) => [row.id, row]))
      return [...all.values()]
        .flatMap(asInvoice)
        .toSorted((a, b) => b.vencimento.localeCompare(a.vencimento))
        .slice(0, 500)
    },
    pagamentos: async ({ cod_cliente }, options) =>
      (await paid(cod_cliente, options))
        .flatMap(asPayment)
        .toSorted((a, b) => b.data.localeCompare(a.data))
        .slice(0, 100),
    async linha_digitavel({ cod_cliente, fatura }, options) {
      // Empty until the slip is produced.
      return { linha: found((await invoiceOf(cod_cliente, fatura, options)).linha_digitavel) }
    },
    async pix({ cod_cliente, fatura }, options) {
      const { id } = await invoiceOf(cod_cliente, fatura, options)
      const asked = { path: 'get_pix', body: { id_areceber: id }, timeout: options.timeout }
      const { pix } = await askIxc(way, asked, pixAnswer)
      return { copia_cola: found(pix.dadosPix?.pixCopiaECola || pix.qrCode?.qrcode || null) }
    },
    async pdf({ cod_cliente, fatura }, options) {
      const { id } = await invoiceOf(cod_cliente, fatura, options)
      const slip = { juro: 'S', multa: 'S', atualiza_boleto: 'S', tipo_boleto: 'arquivo', base64: 'S' }
      const asked = { path: 'get_boleto', body: { boletos: id, ...slip }, timeout: options.timeout }
      return { conteudo: pdfOf((await sendIxc(way, asked)).body) }
    },
    ordens_servico: async ({ cod_cliente }, options) =>
      (await ofCustomer('su_oss_chamado', order, cod_cliente, options))
        .map(asOrder)
        .toReversed()
        .slice(0, 500),
    async conferir_os({ os }, { timeout }) {
      const row = await one(
        'su_oss_chamado',
        order.extend({ id_cliente: z.string().nullish() }),
        [['id', '=', os]],
        timeout,
      )
      return row
        ? { os, existe: true, cod_cliente: row.id_cliente || null, situacao: asOrder(row).situacao }
        : { os, existe: false, situacao: 'desconhecida' }
    },
    inadimplentes: ({ depois }, { timeout }) => overduePage(way, depois, timeout),
    varredura_clientes: ({ depois }, { timeout }) => sweepPage(way, depois, timeout),
    async desbloqueio_confianca({ cod_cliente, contrato }, options) {
      const { id } = await own('cliente_contrato', contract, { cod_cliente, id: contrato }, options)
      return act('desbloqueio_confianca', { id }, options)
    },
    async desconectar({ cod_cliente, conexao }, options) {
      const { id } = await loginOf(cod_cliente, conexao, options)
      return act('desconectar_clientes', { id }, options)
    },
  }
}
