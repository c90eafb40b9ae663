/** The one door to a provider's ERP, whatever system it is. */
import { erp as text } from '@intranet/contract/messages/registries'
import type { ErpAbility } from '@intranet/contract/sales/erp'
import { randomUUID } from 'node:crypto'
import { adapterOf } from './adapters.ts'
import { erpCalls, type CallOptions, type ErpAnswer, type ErpCall, type ErpInput } from './erp-calls.ts'
import { connectionOf, type StoredConnection } from './erp-connections.queries.ts'
import { asErpError, ErpError } from './erp-error.ts'
import type { ErpGround } from './erp-ground.ts'
import { openWay } from './erp-way.ts'

export interface ErpSystem {
  id_empresa: number
  abilities: ReadonlySet<ErpAbility>
  /** Asks, and checks the answer. Throws ErpError. */
  call<Name extends ErpCall>(
    name: Name,
    input: ErpInput<Name>,
    options?: Partial<CallOptions>,
  ): Promise<ErpAnswer<Name>>
}

const TIMEOUT = 10_000

/** A stored connection as a system. */
export function openErp(ground: ErpGround, row: StoredConnection): ErpSystem {
  const way = openWay(ground, row)
  const { adapter, offered } = adapterOf(way, ground)
  return {
    id_empresa: row.id_empresa,
    abilities: offered,
    async call(name, input, options = {}) {
      const run = adapter[name]
      if (!run || !offered.has(name)) throw new ErpError('unsupported', text.unsupported)
      const { answer, writes } = erpCalls[name]
      const began = performance.now()
      const ended = (outcome: string) =>
        ground.metrics.erpCall(row.id_empresa, name, outcome, (performance.now() - began) / 1000)
      try {
        const raw = await run(input, { chave: randomUUID(), timeout: TIMEOUT, ...options })
        const checked = answer.safeParse(raw)
        if (!checked.success) throw new ErpError('bad_answer', text.badAnswer, writes)
        ended('ok')
        return checked.data as ErpAnswer<typeof name>
      } catch (error) {
        const failure = asErpError(error)
        ended(failure.fault)
        throw failure
      }
    },
  }
}

/** The system of a provider; null where it has none. */
export async function erpOf(ground: ErpGround, provider: number): Promise<ErpSystem | null> {
  const row = await connectionOf(ground.db, provider)
  return row ? openErp(ground, row) : null
}
