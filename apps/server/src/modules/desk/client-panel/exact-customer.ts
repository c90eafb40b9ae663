import type { ErpCustomer } from '../../../platform/erp/erp-records.ts'
import type { ErpSystem } from '../../../platform/erp/erp-system.ts'
import { spoken } from './erp-refusals.ts'

/** The customer of exactly this code: what a system finds by it may hold others too. */
export async function findCustomer(system: ErpSystem, cod_cliente: string): Promise<ErpCustomer | undefined> {
  const all = await spoken(() => system.call('clientes', { por: 'codigo', valor: cod_cliente }))
  return all.find((one) => one.cod_cliente === cod_cliente)
}
