/** The adapters by kind of connection, and what each offers. */
import type { ErpAbility, ErpKind } from '@intranet/contract/sales/erp'
import { erp as text } from '@intranet/contract/messages/registries'
import type { Database } from '@intranet/db/connection'
import { demonstrationAdapter } from './demonstration/demonstration-adapter.ts'
import { offersDemonstration } from '../production-demands.ts'
import type { ErpAdapter, ErpCall } from './erp-calls.ts'
import { ErpError } from './erp-error.ts'
import type { ErpGround } from './erp-ground.ts'
import type { ErpWay } from './erp-way.ts'
import { declaredAbilities, httpAdapter } from './http-adapter.ts'
import { hubsoftAdapter } from './hubsoft/hubsoft-adapter.ts'
import { greetHubsoft } from './hubsoft/hubsoft-client.ts'
import { ixcAdapter, unsureOfIxc } from './ixc/ixc-adapter.ts'
import { greetIxc } from './ixc/ixc-client.ts'
import { mkAdapter, unsureOfMk } from './mk/mk-adapter.ts'
import { greetMk } from './mk/mk-client.ts'

interface Kind {
  open(way: ErpWay, db: Database): ErpAdapter
  /** Actions that no official source describes. */
  unsure?: readonly ErpCall[]
  /** Signs in, where that is all that can be tried without asking about somebody. Throws as the adapters do. */
  greet?(way: ErpWay, timeout: number): Promise<void>
}

const kinds: Record<ErpKind, Kind> = {
  http: { open: httpAdapter },
  demonstracao: { open: demonstrationAdapter },
  hubsoft: { open: hubsoftAdapter, greet: greetHubsoft },
  ixc: { open: ixcAdapter, unsure: unsureOfIxc, greet: greetIxc },
  mk: { open: mkAdapter, unsure: unsureOfMk, greet: greetMk },
}

interface Adapter {
  adapter: ErpAdapter
  /** Abilities that screens may offer. */
  offered: ReadonlySet<ErpAbility>
}

/** Actions of a kind that are offered only once somebody has seen them work. */
export const unsureOf = (kind: ErpKind): readonly ErpAbility[] => kinds[kind].unsure ?? []

type Ground = Pick<ErpGround, 'db' | 'env'>

/** The demonstration is off where others come (docs/erp.md#kinds). */
export const isOff = (tipo: ErpKind, env: Ground['env']): boolean =>
  tipo === 'demonstracao' && !offersDemonstration(env)

/** An action that no official source describes is offered once somebody has seen it work on this very server. */
export function adapterOf(way: ErpWay, { db, env }: Ground): Adapter {
  if (isOff(way.tipo, env)) return { adapter: {}, offered: new Set() }
  const adapter = kinds[way.tipo].open(way, db)
  const unsure = unsureOf(way.tipo)
  const names = Object.keys(adapter) as ErpCall[]
  const sure = names.filter((name) => !unsure.includes(name) || way.acoes_confirmadas.has(name))
  return { adapter, offered: new Set(sure) }
}

/** Asks the system what it can do, as a test of the connection. Throws as the adapters do. */
export async function checkWay(way: ErpWay, ground: Ground, timeout: number): Promise<ErpAbility[]> {
  if (isOff(way.tipo, ground.env)) throw new ErpError('unsupported', text.noDemonstration)
  // Systems that were connected before there were other calls take leads.
  if (way.tipo === 'http')
    return [...new Set<ErpAbility>(['lead', ...(await declaredAbilities(way, timeout))])]
  await kinds[way.tipo].greet?.(way, timeout)
  return [...adapterOf(way, ground).offered]
}
