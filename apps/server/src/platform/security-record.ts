/** Lines of the security log that are written with the transaction that they are about, as its last statement. */
import type { SecurityKind } from '@intranet/contract/access/security-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { originColumns, type Source } from './origin.ts'
import { newChain, type ChainedLine, type SecurityLine } from './security-chain.ts'
import { inTransaction, writeLast, type LastWrite } from './transaction.ts'

export interface About {
  id_usuario?: number
  alvo?: string
  detalhe?: string
}

/** A line of the log, as it is now. */
export const lineOf = (tipo: SecurityKind, from: Source, about: About): SecurityLine => ({
  tipo,
  data: new Date(),
  id_usuario: about.id_usuario ?? from.actor?.id ?? null,
  ...originColumns(from),
  alvo: about.alvo ?? null,
  detalhe: about.detalhe ?? null,
})

/** Writes lines at their places; one that is there already stays. */
export const insertLines = (db: Database, lines: readonly ChainedLine[]) =>
  sql`insert into seguranca_evento
      (servidor, dia, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe, hash)
    select servidor, dia, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe, hash
    from jsonb_populate_recordset(null::seguranca_evento, ${JSON.stringify(lines)}::jsonb)
    order by ordem on conflict do nothing`.execute(db)

/** One after the other: who waits goes on when the one before has said that it is done. */
function createOrder() {
  let last: Promise<void> = Promise.resolve()
  return async (): Promise<() => void> => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}

/**
 * `record` of one server. Its transactions take their places in the chain in the order of their commits; a place that
 * may not have been committed ends the chain, and the next line begins another one. `written` is given what is in the
 * database.
 */
export function createRecorder(db: Database, written: (lines: readonly ChainedLine[]) => void) {
  const awaitOthers = createOrder()
  let chain = newChain()
  const open = new WeakMap<Database, SecurityLine[]>()

  /** Writes what a transaction collected, at its end. */
  function lastOf(lines: SecurityLine[]): LastWrite {
    let done: (() => void) | undefined
    let placed: ChainedLine[] = []
    return {
      collected: lines,
      async write(transaction) {
        if (!lines.length) return
        done = await awaitOthers()
        placed = lines.map((line) => chain.place({ ...line, data: new Date() }))
        await insertLines(transaction, placed)
      },
      ended(committed) {
        if (!done) return
        if (committed) written(placed)
        else chain = newChain()
        done()
      },
    }
  }

  return async function record(
    within: Database,
    tipo: SecurityKind,
    from: Source,
    about: About = {},
  ): Promise<void> {
    if (!within.isTransaction)
      return inTransaction(db, null, (transaction) => record(transaction, tipo, from, about))
    const line = lineOf(tipo, from, about)
    const lines = open.get(within)
    if (lines) return void lines.push(line)
    const begun = [line]
    if (!writeLast(within, lastOf(begun))) throw new Error('a transaction that inTransaction did not open')
    open.set(within, begun)
  }
}
