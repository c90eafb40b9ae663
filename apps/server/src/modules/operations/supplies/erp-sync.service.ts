/** Squads, products and stock of a provider's ERP, read by the port. */
import type { Database } from '@intranet/db/connection'
import { connectionOf, connections } from '../../../platform/erp/erp-connections.queries.ts'
import { ErpError } from '../../../platform/erp/erp-error.ts'
import type { ErpProduct, ErpStock } from '../../../platform/erp/erp-records.ts'
import type { ErpGround } from '../../../platform/erp/erp-ground.ts'
import { erpOf, openErp, type ErpSystem } from '../../../platform/erp/erp-system.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { clearStock, keepProducts, keepStock, keepTeams } from './erp-sync.queries.ts'

/** More pages than this are a system that never ends its sweep. */
const MOST_PAGES = 400

async function sweep<Row>(
  ask: (depois: string | null) => Promise<{ dados: Row[]; depois: string | null }>,
): Promise<Row[]> {
  const all: Row[] = []
  let after: string | null = null
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { dados, depois }: { dados: Row[]; depois: string | null } = await ask(after)
    all.push(...dados)
    if (depois === null || depois === after) return all
    after = depois
  }
  return all
}

/** Everything is read before anything is written: an ERP that fails on the way leaves what was known. */
async function readAndKeep(db: Database, system: ErpSystem): Promise<void> {
  const { id_empresa, abilities } = system
  const teams = abilities.has('equipes') ? await system.call('equipes', {}) : []
  const products = abilities.has('produtos')
    ? await sweep<ErpProduct>((depois) => system.call('produtos', { depois }))
    : []
  const stock = abilities.has('estoque')
    ? await sweep<ErpStock>((depois) => system.call('estoque', { depois }))
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

/** Reads the ERPs of all providers. One that is away keeps nobody else waiting; answers those that failed. */
export async function syncProviders(ground: ErpGround): Promise<number[]> {
  const failed: number[] = []
  for (const { id_empresa } of await connections(ground.db))
    try {
      await syncProvider(ground, id_empresa)
    } catch (error) {
      if (!(error instanceof ErpError)) throw error
      failed.push(id_empresa)
    }
  return failed
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
