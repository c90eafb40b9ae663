/** What a person still has or answers for when they leave: each module says so for its own records. */
import { holdingKinds, type HoldingKind } from '@intranet/contract/people/shutdown-options'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type RawBuilder } from 'kysely'

export interface Holding {
  tipo: HoldingKind
  /** The record that the line is of, by its table and id: no other line has it. */
  registro: string
  descricao: string
  /** The screen on which somebody else takes it over. */
  rota: string | null
  /** Ends with the person's access: nobody has to take it over. */
  encerra: boolean
}

/** `table.column` of the database. */
type ColumnName = { [T in keyof DB & string]: `${T}.${keyof DB[T] & string}` }[keyof DB & string]

export interface HoldingSource {
  tipo: HoldingKind
  /** Every column that names the person here. */
  columns: readonly ColumnName[]
  /** Ends with the person's access or is ended by a departure; it keeps no shutdown open. */
  ends?: true
  /** `of` also selects when each begins, last: its lines come in that order. */
  dated?: true
  /** Selects `registro`, `descricao` and `rota` of what a person holds. */
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
      ends = false,
      dated = false,
      of,
    }) => sql`(select ${holdingKinds.indexOf(tipo)}::int as ordem, ${tipo}::text as tipo, h.registro::text, h.descricao::text,
        h.rota::text, ${ends}::boolean as encerra, ${dated ? sql`h.inicio` : sql`null::timestamptz`} as inicio
      from (${of(id)}) as h (registro, descricao, rota${dated ? sql`, inicio` : sql``}))`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<Holding>`
    select tipo, registro, descricao, rota, encerra from (${sql.join(parts, sql` union all `)}) h
    order by ordem, inicio, descricao, rota, registro limit 500`.execute(db)
  return rows
}
