import {
  importCustomersInput,
  lookUpCustomersInput,
  syncCustomersInput,
} from '@intranet/contract/sales/customers'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { customerRouter } from './customer.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { customers: customerRouter }
type Caller = CallerOf<typeof routers>

/** 10,000 customers with their contracts. */
const syncBodyLimit = 32 * 1024 * 1024
const fileBodyLimit = 12 * 1024 * 1024

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields may be in the body itself, in `object` or in `filtro`; all of them are read. */
function sought(body: unknown): unknown {
  if (!isFields(body)) return body
  const { filtro, object, id_usuario: _, ...beside } = body
  const inside = filtro ?? object
  if (inside === undefined) return beside
  return isFields(inside) ? { ...beside, ...inside } : inside
}

const lookUp = async (caller: Caller, input: unknown) => ({
  relationship_dados_pessoas: await caller.customers.lookUp(input as never),
})

/** Customers as their ERPs send them, and the lookup (docs/sales.md#customers). */
export const customerRoutes = defineRoutes('Clientes', routers, [
  {
    method: 'POST',
    path: '/v1/relacionamento/clientes/sincronizar',
    summary: 'Sincroniza até 10.000 clientes de uma vez: todos ou nenhum',
    body: syncCustomersInput,
    wrap: 'flat',
    bodyLimit: syncBodyLimit,
    call: (caller, { body }) => caller.customers.sync(body as never),
  },
  {
    method: 'POST',
    path: '/v1/relacionamento/clientes/arquivo',
    summary: 'Sincroniza os clientes de um arquivo CSV',
    body: importCustomersInput,
    wrap: 'flat',
    bodyLimit: fileBodyLimit,
    call: (caller, { body }) => caller.customers.import(body as never),
  },
  {
    method: 'GET',
    path: '/v1/relacionamento/clientes',
    summary: 'Consulta clientes por código, CPF ou nome',
    query: ['sistema', 'codpessoa', 'cpf', 'nome_razaosocial', 'telefone'],
    call: (caller, { query }) => lookUp(caller, query),
  },
  {
    method: 'POST',
    path: '/v1/relacionamento/clientes',
    summary: 'Consulta clientes por código, CPF ou nome',
    body: lookUpCustomersInput,
    wrap: 'flat',
    call: (caller, { body }) => lookUp(caller, sought(body)),
  },
])
