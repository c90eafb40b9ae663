/** The adapters by kind of connection, and what each offers. */
import type { ErpAbility } from '@intranet/contract/sales/erp-words'
import type { Database } from '@intranet/db/connection'
import { demonstrationAdapter } from './demonstration/demonstration-adapter.ts'
import type { ErpAdapter, ErpCall } from './erp-calls.ts'
import type { ErpWay } from './erp-way.ts'
import { declaredAbilities, httpAdapter } from './http-adapter.ts'
import { hubsoftAdapter } from './hubsoft/hubsoft-adapter.ts'
import { greetHubsoft } from './hubsoft/hubsoft-client.ts'

interface Adapter {
  adapter: ErpAdapter
  /** Abilities that screens may offer. */
  offered: ReadonlySet<ErpAbility>
}

function made(way: ErpWay, db: Database): { adapter: ErpAdapter; unsure: readonly ErpCall[] } {
  if (way.tipo === 'demonstracao') return { adapter: demonstrationAdapter(way, db), unsure: [] }
  if (way.tipo === 'hubsoft') return { adapter: hubsoftAdapter(way), unsure: [] }
  return { adapter: httpAdapter(way), unsure: [] }
}

/** An action of which no official source tells is offered once somebody has seen it work on this very server. */
export function adapterOf(way: ErpWay, db: Database): Adapter {
  const { adapter, unsure } = made(way, db)
  const names = Object.keys(adapter) as ErpCall[]
  const sure = names.filter((name) => !unsure.includes(name) || way.acoes_confirmadas.has(name))
  return { adapter, offered: new Set(sure) }
}

/** Asks the system what it can do, as a test of the connection. Throws as the adapters do. */
export async function checkWay(way: ErpWay, db: Database, timeout: number): Promise<ErpAbility[]> {
  // Whoever was connected before there were other calls takes leads.
  if (way.tipo === 'http')
    return [...new Set<ErpAbility>(['lead', ...(await declaredAbilities(way, timeout))])]
  if (way.tipo === 'hubsoft') await greetHubsoft(way, timeout)
  return [...adapterOf(way, db).offered]
}
