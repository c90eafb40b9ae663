/**
 * Requests of each access key: counted in this process, added to the database's count at most once a second. Several
 * servers may together let a second's worth of requests too many through, and never a minute's.
 */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** What the database knows of a key's use: requests in the window that ends at `janela_ate`. */
export interface KeyUse {
  id_chave: number
  pedidos: number
  janela_ate: Date | null
}

/** How many requests of `limit` are left, and in how many seconds the count begins again. */
export interface Allowance {
  allowed: boolean
  limit: number
  remaining: number
  reset: number
}

export interface KeyLimits {
  /** Counts one request of a key, unless it has none left. */
  take(use: KeyUse, limit: number): Allowance
  /** Writes what was counted, and when each key was last used. */
  settle(): Promise<void>
}

export const WINDOW_SECONDS = 60
const SETTLE_MS = 1000

interface Counted {
  /** Not written yet. */
  pending: number
  /** Being written: the database's answer may already hold them, or not yet. */
  leaving: number
  /** When the window began for this process, where the database knows of none. */
  since: number
}

/** The last use is kept to the minute; a window that is over begins again with what comes now. */
const write = (db: Database, ids: number[], counts: number[]) =>
  sql`insert into chave_acesso_uso as o (id_chave, ultimo_uso, pedidos, janela_ate)
    select c.id, date_trunc('minute', now()), n.pedidos, now() + make_interval(secs => ${WINDOW_SECONDS})
    from unnest(${ids}::bigint[], ${counts}::int[]) n (id, pedidos) join chave_acesso c on c.id = n.id
    order by c.id
    on conflict (id_chave) do update set ultimo_uso = excluded.ultimo_uso,
      pedidos = case when o.janela_ate > now() then o.pedidos else 0 end + excluded.pedidos,
      janela_ate = case when o.janela_ate > now() then o.janela_ate else excluded.janela_ate end`.execute(db)

export function createKeyLimits(db: Database, onError: (error: unknown) => void): KeyLimits {
  const counted = new Map<number, Counted>()
  let timer: NodeJS.Timeout | undefined

  function later(): void {
    timer ??= setTimeout(() => void settle().catch(onError), SETTLE_MS).unref()
  }

  async function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const due = [...counted].filter(([, { pending }]) => pending > 0)
    if (!due.length) return
    const counts = due.map(([, { pending }]) => pending)
    for (const [place, [, one]] of due.entries()) {
      one.leaving += counts[place]!
      one.pending = 0
    }
    try {
      await write(
        db,
        due.map(([id]) => id),
        counts,
      )
    } finally {
      for (const [place, [id, one]] of due.entries()) {
        one.leaving -= counts[place]!
        if (one.pending + one.leaving === 0) counted.delete(id)
      }
    }
  }

  return {
    take({ id_chave, pedidos, janela_ate }, limit) {
      const now = Date.now()
      const one = counted.get(id_chave) ?? { pending: 0, leaving: 0, since: now }
      const open = janela_ate !== null && janela_ate.getTime() > now
      const used = (open ? pedidos : 0) + one.pending + one.leaving
      const end = open ? janela_ate.getTime() : one.since + WINDOW_SECONDS * 1000
      const allowed = used < limit
      if (allowed) {
        one.pending += 1
        counted.set(id_chave, one)
        later()
      }
      const remaining = Math.max(0, limit - used - (allowed ? 1 : 0))
      return { allowed, limit, remaining, reset: Math.max(1, Math.ceil((end - now) / 1000)) }
    },
    settle,
  }
}
