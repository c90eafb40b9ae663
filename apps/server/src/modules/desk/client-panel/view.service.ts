import { fromCents } from '@intranet/contract/desk/cents'
import { isPixCode } from '@intranet/contract/desk/pix-code'
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { daysBetween, todayInBrazil } from '@intranet/contract/today'
import type { Deps } from '../../../platform/deps.ts'
import type { ErpContract, ErpInvoice } from '../../../platform/erp/erp-records.ts'
import { openMemory, type Memory, type Remembered } from '../../../platform/erp/erp-memory.ts'
import { openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { AppError } from '../../../platform/errors.ts'
import { orAway } from '../../../platform/or-away.ts'
import { found } from '../../../platform/records.ts'
import { askedVisits } from './action.queries.ts'
import type { EnteredVisit } from './attendance.queries.ts'
import { spoken } from './erp-refusals.ts'
import { factsAndAnswers, localFacts } from './local-facts.queries.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { receiptPdf } from './receipt-pdf.ts'

/** The customer in view, and the way to their ERP. */
export interface Panel {
  visit: EnteredVisit
  system: ErpSystem
  memory: Memory
  cod_cliente: string
}

/** The ERP of the customer in view. Throws 502 where the connection has been taken away meanwhile. */
export function panelSystem(deps: Deps, { conexao }: EnteredVisit): ErpSystem {
  if (!conexao) throw new AppError('bad_gateway', text.away)
  return openErp(groundOf(deps), conexao)
}

/** What the screens of a customer read with. */
type Reader = Pick<Panel, 'memory' | 'cod_cliente'>

export async function openPanel(deps: Deps, visit: EnteredVisit): Promise<Panel> {
  const system = panelSystem(deps, visit)
  const { db, sealed } = groundOf(deps)
  const memory = await openMemory({ db, sealed }, system, visit.cod_cliente)
  return { visit, system, memory, cod_cliente: visit.cod_cliente }
}

const shown = <T, R>({ dados, ...when }: Remembered<T[]>, asRow: (row: T) => R) => ({
  dados: dados.map(asRow),
  ...when,
})
const amount = (cents: number | null) => (cents === null ? null : fromCents(cents))

const asContract = ({ codigo: _, valor, ...row }: ErpContract) => ({ ...row, valor: amount(valor) })

export const contractsOf = ({ memory, cod_cliente }: Reader) =>
  spoken(async () => shown(await memory.read('contratos', { cod_cliente }), asContract))

export const connectionsOf = ({ memory, cod_cliente }: Reader) =>
  spoken(() => memory.read('conexoes', { cod_cliente }))

export const sessionsOf = ({ memory, cod_cliente }: Panel, conexao: string) =>
  spoken(async () => {
    const view = await memory.read('sessoes', { cod_cliente, conexao })
    return { ...view, dados: view.dados.slice(0, 10) }
  })

/** An open invoice whose day is over is overdue, whatever the ERP calls it. */
function stateOf({ situacao, vencimento }: ErpInvoice, today: string) {
  return situacao === 'aberta' && vencimento < today ? ('vencida' as const) : situacao
}

export const invoicesOf = ({ memory, cod_cliente }: Reader) =>
  spoken(async () => {
    const today = todayInBrazil()
    const view = await memory.read('faturas', { cod_cliente })
    const invoices = view.dados.map((one) => ({ ...one, situacao: stateOf(one, today) }))
    const sum = (situacao: string) =>
      fromCents(
        invoices.filter((one) => one.situacao === situacao).reduce((total, one) => total + one.valor, 0),
      )
    return {
      ...shown({ ...view, dados: invoices }, (one) => ({
        ...one,
        valor: fromCents(one.valor),
        dias: daysBetween(one.vencimento, today),
      })),
      aberto: sum('aberta'),
      vencido: sum('vencida'),
    }
  })

export const paymentsOf = ({ memory, cod_cliente }: Panel) =>
  spoken(async () => {
    const view = await memory.read('pagamentos', { cod_cliente })
    return shown({ ...view, dados: view.dados.slice(0, 24) }, (one) => ({
      ...one,
      valor: fromCents(one.valor),
    }))
  })

/** Of one of the payments that the screen shows. Throws 404 for another. */
export const receiptOf = ({ memory, cod_cliente, visit }: Panel, pagamento: string) =>
  spoken(async () => {
    const { dados, lida_em } = await memory.read('pagamentos', { cod_cliente })
    const paid = found(dados.find((one) => one.pagamento === pagamento))
    return { conteudo: await receiptPdf(visit, paid, lida_em) }
  })

export const ordersOf = ({ memory, cod_cliente }: Reader) =>
  spoken(() => memory.read('ordens_servico', { cod_cliente }))

/** With what was asked for: until the system has it, an order says nothing of a wished day. */
export async function ordersAndAsked(deps: Deps, panel: Panel) {
  const { cod_cliente, visit } = panel
  const [view, pedidos] = await Promise.all([
    ordersOf(panel),
    askedVisits(deps.connection.db, { id_empresa: visit.id_empresa, cod_cliente }),
  ])
  return { ...view, pedidos }
}

export const addressesOf = ({ memory, cod_cliente }: Panel) =>
  spoken(() => memory.read('enderecos', { cod_cliente }))

export const orderKindsOf = ({ system }: Panel) => spoken(() => system.call('tipos_os', {}))

export async function contactsOf(deps: Deps, panel: Panel) {
  const { memory, cod_cliente, visit } = panel
  const [view, { preferencias }] = await Promise.all([
    spoken(() => memory.read('clientes', { por: 'codigo', valor: cod_cliente })),
    localFacts(deps.connection.db, visit),
  ])
  const dados = view.dados.filter((one) => one.cod_cliente === cod_cliente)
  return {
    ...shown({ ...view, dados }, ({ telefones, emails }) => ({
      telefones,
      emails,
    })),
    preferencias,
  }
}

/**
 * Contracts, connections, invoices and orders in one round of parallel calls; what is not there is null: a screen of a
 * system that is away still shows the rest.
 */
export async function wholeOf(reader: Reader) {
  const [contratos, conexoes, faturas, os] = await Promise.all([
    orAway(contractsOf(reader)),
    orAway(connectionsOf(reader)),
    orAway(invoicesOf(reader)),
    orAway(ordersOf(reader)),
  ])
  return { contratos, conexoes, faturas, os }
}

/** The home of a customer: what the intranet itself knows, and one round of parallel calls; three statements in all. */
export async function summaryOf(deps: Deps, visit: EnteredVisit) {
  const { cod_cliente } = visit
  const system = panelSystem(deps, visit)
  const { db, sealed } = groundOf(deps)
  const { facts, kept } = await factsAndAnswers(db, visit)
  const memory = await openMemory({ db, sealed }, system, cod_cliente, { gathers: true, kept })
  const whole = await wholeOf({ memory, cod_cliente })
  await memory.keep()
  return { recursos: [...system.abilities], ...whole, ...facts }
}

/** What there is of it; null where the system has none, or refuses to give it. Throws where it is away. */
const orNone = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof AppError && error.code !== 'bad_gateway') return null
    throw error
  })

const lineOf = async (ask: () => Promise<{ linha: string }>) => (await spoken(ask)).linha
async function pixOf(ask: () => Promise<{ copia_cola: string }>): Promise<string> {
  const { copia_cola } = await spoken(ask)
  if (!isPixCode(copia_cola)) throw new AppError('bad_gateway', text.badPix)
  return copia_cola
}

/**
 * Digit line and Pix code of an invoice, each as far as the system has it (docs/client-panel.md#second-copy). Throws only
 * where nothing came and one of them failed.
 */
export async function secondCopyOf({ system, cod_cliente }: Panel, fatura: string) {
  const asked = { cod_cliente, fatura }
  const has = (name: 'linha_digitavel' | 'pix' | 'pdf') => system.abilities.has(name)
  const parts = await Promise.allSettled([
    has('linha_digitavel') ? orNone(lineOf(() => system.call('linha_digitavel', asked))) : null,
    has('pix') ? orNone(pixOf(() => system.call('pix', asked))) : null,
  ])
  const [linha_digitavel = null, pix = null] = parts.map((part) =>
    part.status === 'fulfilled' ? part.value : null,
  )
  const failed = parts.find((part) => part.status === 'rejected')
  if (failed && ((linha_digitavel ?? pix) === null || !(failed.reason instanceof AppError)))
    throw failed.reason
  return { linha_digitavel, pix, pdf: has('pdf') }
}

export const invoicePdfOf = ({ system, cod_cliente }: Panel, fatura: string) =>
  spoken(() => system.call('pdf', { cod_cliente, fatura }))

export const testConnectionOf = ({ system, cod_cliente }: Panel, conexao: string) =>
  spoken(() => system.call('testar_conexao', { cod_cliente, conexao }))
