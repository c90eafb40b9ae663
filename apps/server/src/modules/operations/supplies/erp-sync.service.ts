/** Squads, products and stock of a provider's ERP, read by the port. */
import type { Database } from '@intranet/db/connection'
import { connectionOf, connections } from '../../../platform/erp/erp-connections.queries.ts'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import type { ErpProduct, ErpStock } from '../../../platform/erp/erp-records.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { wholeSweep } from '../../../platform/erp/erp-sweep.ts'
import { erpOf, openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { oneByOne } from '../../../platform/each-alone.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { clearStock, keepProducts, keepStock, keepTeams } from './erp-sync.queries.ts'

/**
 * Everything is read before anything is written: an ERP that fails on the way, or names no end, leaves what was known.
 * Stock that a cut sweep left out would be taken for gone.
 */
async function readAndKeep(db: Database, system: ErpSystem): Promise<void> {
  const { id_empresa, abilities } = system
  const teams = abilities.has('equipes') ? await system.call('equipes', {}) : []
  const products = abilities.has('produtos')
    ? await wholeSweep<ErpProduct>((depois) => system.call('produtos', { depois }))
    : []
  const stock = abilities.has('estoque')
    ? await wholeSweep<ErpStock>((depois) => system.call('estoque', { depois }))
    : null
  await inTransaction(db, null, async (tx) => {
    await keepTeams(tx, id_empresa, teams)
    await keepProducts(tx, id_empresa, products)
    if (!stock) return
    await keepStock(tx, id_empresa, stock)
    await clearStock(tx, id_empresa, stock)
  })
}

/** Reads one provider's ERP; false where it has none. Throws ErpError. */
export async function syncProvider(ground: ErpGround, id_empresa: number): Promise<boolean> {
  const row = await connectionOf(ground.db, id_empresa)
  if (!row) return false
  await readAndKeep(ground.db, openErp(ground, row))
  return true
}

/** Reads the ERPs of all providers; `away` gets those that failed. What else went wrong is thrown once all were read. */
export async function syncProviders(
  ground: ErpGround,
  away: (id_empresa: number, error: ErpError) => void,
): Promise<void> {
  await oneByOne(await connections(ground.db), async ({ id_empresa }) => {
    try {
      await syncProvider(ground, id_empresa)
    } catch (error) {
      if (!(error instanceof ErpError))
        throw new Error(`provider ${id_empresa} was not read`, { cause: error })
      away(id_empresa, error)
    }
  })
}

/**
 * Whether the ERP knows an order: null where it cannot be asked (no connection, no such ability, away), since what is
 * in somebody's hands is registered all the same.
 */
export async function knowsOrder(ground: ErpGround, id_empresa: number, os: string): Promise<boolean | null> {
  try {
    const system = await erpOf(ground, id_empresa)
    if (!system?.abilities.has('conferir_os')) return null
    return (await system.call('conferir_os', { os }, { timeout: 3000 })).existe
  } catch (error) {
    if (error instanceof ErpError) return error.fault === 'not_found' ? false : null
    throw error
  }
}
