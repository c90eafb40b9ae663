/** IXC's customers and debts, all of them: each page begins after the last customer of the one before. */
import { todayInBrazil } from '@intranet/contract/today'
import type { ErpWay } from '../erp-way.ts'
import { allIxc, pageIxc, type ListQuery } from './ixc-client.ts'
import {
  asAddresses,
  asContract,
  asCustomer,
  asInvoice,
  contract,
  customer,
  invoice,
  type IxcCustomer,
  type IxcInvoice,
} from './ixc-records.ts'

const CUSTOMERS = 200
const INVOICES = 500
const ROWS = 500
/** Ids for each customer that is looked for, at most, to read a whole range. */
const CLOSE = 20

/** Released, not cancelled, not received. */
export const openInvoices: ListQuery['where'] = [
  ['liberado', '=', 'S'],
  ['status', '!=', 'C'],
  ['status', '!=', 'R'],
]

const between = (column: string, ids: readonly string[]): ListQuery['where'] => {
  const numbers = ids.map(Number)
  return [
    [column, '>=', String(Math.min(...numbers))],
    [column, '<=', String(Math.max(...numbers))],
  ]
}

export async function sweepPage(way: ErpWay, depois: string | null, timeout: number) {
  const asked = {
    resource: 'cliente',
    where: [['id', '>', depois ?? '0']],
    sort: 'id',
    limit: CUSTOMERS,
  } as const
  const rows = await pageIxc(way, asked, customer, timeout)
  const last = rows.at(-1)
  if (!last) return { dados: [], depois: null }
  const contracts = await allIxc(
    way,
    {
      resource: 'cliente_contrato',
      where: between(
        'id_cliente',
        rows.map(({ id }) => id),
      ),
      sort: 'id',
      limit: ROWS,
    },
    contract,
    timeout,
  )
  const byCustomer = Map.groupBy(contracts, ({ id_cliente }) => id_cliente)
  return {
    dados: rows.map((row) => ({
      ...asCustomer(row),
      endereco: asAddresses(row)[0] ?? null,
      contratos: (byCustomer.get(row.id) ?? []).map(asContract).slice(0, 200),
    })),
    depois: rows.length < CUSTOMERS ? null : last.id,
  }
}

/** Overdue invoices after a customer; those of the last customer of a full page are read again with the next one. */
async function overdueAfter(way: ErpWay, after: string, timeout: number) {
  const where: ListQuery['where'] = [
    ['id_cliente', '>', after],
    ...openInvoices,
    ['data_vencimento', '<', todayInBrazil()],
  ]
  const asked = { resource: 'fn_areceber', where, sort: 'id_cliente', limit: INVOICES }
  const rows = await pageIxc(way, asked, invoice, timeout)
  if (rows.length < INVOICES) return { rows, depois: null }
  const last = rows.at(-1)!.id_cliente
  const whole = rows.filter(({ id_cliente }) => id_cliente !== last)
  if (whole.length) return { rows: whole, depois: whole.at(-1)!.id_cliente }
  // One customer with more invoices than a page holds.
  const own: ListQuery['where'] = [['id_cliente', '=', last], ...where.slice(1)]
  return { rows: await allIxc(way, { ...asked, where: own, sort: 'id' }, invoice, timeout), depois: last }
}

/** Close ids in one question; ids far apart, between which many others lie, one by one. */
async function customersOf(way: ErpWay, ids: readonly string[], timeout: number): Promise<IxcCustomer[]> {
  const numbers = ids.map(Number)
  if (Math.max(...numbers) - Math.min(...numbers) < CLOSE * ids.length)
    return allIxc(
      way,
      { resource: 'cliente', where: between('id', ids), sort: 'id', limit: ROWS },
      customer,
      timeout,
    )
  const all: IxcCustomer[] = []
  for (const id of ids) {
    const where: ListQuery['where'] = [['id', '=', id]]
    all.push(...(await pageIxc(way, { resource: 'cliente', where, sort: 'id', limit: 1 }, customer, timeout)))
  }
  return all
}

const asOverdue = (row: IxcInvoice, customers: ReadonlyMap<string, IxcCustomer>) => {
  const whose = customers.get(row.id_cliente)
  if (!whose) return []
  const { cod_cliente, nome_razaosocial, cpf, tipo } = asCustomer(whose)
  return asInvoice(row).map(({ fatura, contrato, vencimento, valor }) => ({
    cod_cliente,
    nome_razaosocial,
    cpf,
    tipo,
    contrato,
    fatura,
    vencimento,
    valor,
  }))
}

export async function overduePage(way: ErpWay, depois: string | null, timeout: number) {
  const { rows, depois: next } = await overdueAfter(way, depois ?? '0', timeout)
  if (!rows.length) return { dados: [], depois: null }
  const customers = await customersOf(way, [...new Set(rows.map(({ id_cliente }) => id_cliente))], timeout)
  const byId = new Map(customers.map((row) => [row.id, row]))
  return { dados: rows.flatMap((row) => asOverdue(row, byId)), depois: next }
}
