/** What the security log views beside its own lines, for the collector (docs/security.md#security-log). */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { SecurityLine } from './security-chain.ts'

/** Lines of one transaction. */
const TOGETHER = 500
const BETWEEN_MS = 1000

/** A line as the view has it; `registro` is its number there. */
export interface ViewedLine extends SecurityLine {
  registro: number
}

/**
 * Writes what waits, in the order in which it came, and takes it off the queue: servers share it, and what one has taken the
 * others pass over. A server that is killed between the two leaves lines that are written again.
 */
export async function writeViewed(db: Database, write: (line: ViewedLine) => void): Promise<void> {
  for (let taken = TOGETHER; taken === TOGETHER;)
    taken = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ numero: number }>`
        delete from seguranca_saida where id = any(array(
          select id from seguranca_saida order by id limit ${TOGETHER} for update skip locked))
        returning numero`.execute(transaction)
      if (!rows.length) return 0
      const numbers = rows.map(({ numero }) => numero)
      const lines = await sql<ViewedLine>`
        select id as registro, tipo, data, id_usuario, endereco, pedido, alvo, detalhe
        from seguranca where id = any(${numbers}::bigint[]) order by data, id limit ${TOGETHER}`.execute(
        transaction,
      )
      lines.rows.forEach(write)
      return rows.length
    })
}

/** Ends what no server with a collector took within an hour: there is none. */
export const endUncollected = (db: Database) =>
  sql`delete from seguranca_saida where data < now() - interval '1 hour'`.execute(db)

export interface Copying {
  /** Resolves once the round that is under way has ended. */
  stop(): Promise<void>
}

/** Copies each second what was viewed, until it is stopped; what a failed round leaves is in the next one. */
export function startViewedCopies(
  security: { copyViewed(): Promise<void> },
  onError: (error: unknown) => void,
): Copying {
  const ended = new AbortController()
  const { signal } = ended
  async function copy(): Promise<void> {
    while (!signal.aborted) {
      await security.copyViewed().catch(onError)
      await setTimeout(BETWEEN_MS, undefined, { signal }).catch(() => {})
    }
  }
  const copying = copy()
  return {
    stop() {
      ended.abort()
      return copying
    },
  }
}
