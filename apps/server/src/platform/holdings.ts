/** What a person still has or answers for when they leave: each module says so for its own records. */
import { holdingKinds, type HoldingKind } from '@intranet/contract/people/shutdown-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

export interface Holding {
  tipo: HoldingKind
  descricao: string
  /** The screen on which somebody else takes it over. */
  rota: string | null
}

export interface HoldingSource {
  tipo: HoldingKind
  /** Selects `descricao` and `rota` of what a person holds. */
  of: (id: number) => RawBuilder<unknown>
}

/** What a person still holds, in one statement, kind after kind. */
export async function readHoldings(
  db: Database,
  id: number,
  sources: readonly HoldingSource[],
): Promise<Holding[]> {
  const parts = sources.map(
    ({
      tipo,
      of,
    }) => sql`(select ${holdingKinds.indexOf(tipo)}::int as ordem, ${tipo}::text as tipo, h.descricao::text, h.rota::text
      from (${of(id)}) as h (descricao, rota))`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<Holding>`
    select tipo, descricao, rota from (${sql.join(parts, sql` union all `)}) h
    order by ordem, descricao, rota limit 500`.execute(db)
  return rows
}
