import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'

export interface ClickCount {
  id: number
  cliques: number
  robos: number
}

/**
 * Adds clicks to today's row of each link, all in one statement; in the order of ids, so that servers do not deadlock.
 */
export async function addClicks(db: Database, counts: ClickCount[]): Promise<void> {
  const sorted = counts.toSorted((one, other) => one.id - other.id)
  await sql`
    insert into vendas_tracking_clique as t (id_tracking, dia, cliques, robos)
    select x.id, ${today}, x.cliques, x.robos
    from unnest(${sorted.map(({ id }) => id)}::bigint[], ${sorted.map(({ cliques }) => cliques)}::int[],
      ${sorted.map(({ robos }) => robos)}::int[]) as x (id, cliques, robos)
    on conflict (id_tracking, dia) do update
    set cliques = t.cliques + excluded.cliques, robos = t.robos + excluded.robos`.execute(db)
}
