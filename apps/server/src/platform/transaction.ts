/** Transactions that carry who acts, so that history can name them. */
import type { Database } from '@intranet/db/connection'
import { toWrite } from '@intranet/db/places'
import { sql } from 'kysely'
import type { ActingPerson } from './actor.ts'
import { isUnreachable } from './database-errors.ts'
import { refusals } from './errors.ts'
import { originColumns } from './origin.ts'

/** Opens the transaction of a call, once its slow part is done. */
export type Write = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/** What is written last in a transaction, by who collects it while it is open. */
export interface LastWrite {
  /** What is to be written; what a savepoint undoes goes from its end. */
  collected: unknown[]
  write(db: Database): Promise<void>
  /** Called once, after `write`: whether the transaction was committed. */
  ended(committed: boolean): void
}

const lastWrites = new WeakMap<Database, LastWrite[]>()

/** Has `last` written right before the COMMIT. False where `db` is no transaction of ours. */
export function writeLast(db: Database, last: LastWrite): boolean {
  const list = lastWrites.get(db)
  list?.push(last)
  return list !== undefined
}

/** How much there is to write last; call the answer to forget what came since. */
export function markLast(db: Database): () => void {
  const list = lastWrites.get(db) ?? []
  const sizes = list.map(({ collected }) => collected.length)
  return () => list.forEach(({ collected }, place) => (collected.length = sizes[place] ?? 0))
}

/** Writes what is to be last; `ended` of each is called even where a later one fails. */
async function writeAll(db: Database, list: readonly LastWrite[], begun: LastWrite[]): Promise<void> {
  for (const last of list) {
    begun.push(last)
    await last.write(db)
  }
}

const text = (id: number | undefined) => (id === undefined ? '' : String(id))

/**
 * Runs `work` in one transaction with the acting person (and their key) and the request set; a throw rolls everything
 * back. Within the transaction of another call it is part of that. Throws "unknown outcome" where the answer to the
 * COMMIT was lost.
 */
export async function inTransaction<T>(
  db: Database,
  acting: ActingPerson | null,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db)
  const { endereco, pedido } = originColumns()
  const begun: LastWrite[] = []
  let [worked, committed] = [false, false]
  try {
    const open = (whole: (transaction: Database) => Promise<T>) =>
      toWrite(() => db.transaction().execute(whole))
    const done = await open(async (transaction) => {
      await sql`select set_config('app.user_id', ${text(acting?.id)}, true),
        set_config('app.key_id', ${text(acting?.chave?.id)}, true), set_config('app.address', ${endereco ?? ''}, true),
        set_config('app.request_id', ${pedido ?? ''}, true)`.execute(transaction)
      const list: LastWrite[] = []
      lastWrites.set(transaction, list)
      const result = await work(transaction)
      await writeAll(transaction, list, begun)
      worked = true
      return result
    })
    committed = true
    return done
  } catch (error) {
    if (worked && isUnreachable(error)) throw refusals.unknownOutcome()
    throw error
  } finally {
    for (const last of begun) last.ended(committed)
  }
}
