/** What a person still has or answers for when they leave: each module says so for its own records. */
import { holdingKinds, type HoldingKind } from '@intranet/contract/people/shutdown-options'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from './actor.ts'
import type { Mailer } from './mailer.ts'
import type { Parameters } from './parameters.ts'
import type { SecurityLog } from './security-log.ts'

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

/** Who passes lines on or receives them, in which transaction. */
interface Settling {
  db: Database
  actor: Actor
  deps: { parameters: Parameters; mailer: Mailer; publicUrl: string; security: SecurityLog }
}

/** The record of a line. */
interface LineRecord {
  table: string
  id: number
}

/** Whose lines they are, and who shall have them. */
interface Change<To> {
  from: number
  to: To
}

/** What may be done with lines of a kind, by the rule of the record's own screen: alone, or all of them in one call. */
export type LineAct<To> = { may: (actor: Actor) => boolean } & (
  | { one: (by: Settling, line: LineRecord & Change<To>) => Promise<unknown> }
  | { all: (by: Settling, lines: { ids: number[] } & Change<To>) => Promise<unknown> }
)

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
  /** Gives records to another person. */
  pass?: LineAct<number>
  /** Takes records back from the person. */
  receive?: LineAct<null>
}

/** A line and which of the sources it comes from. */
export interface SourcedHolding extends Holding {
  fonte: number
}

const recordOf = (registro: string): LineRecord => {
  const [table = '', id] = registro.split(':')
  return { table, id: Number(id) }
}

/** Does it to lines of one source; answers the refused ones with the error, if one of them was. */
export async function settleLines<To>(
  by: Settling,
  act: LineAct<To>,
  lines: readonly Holding[],
  change: Change<To>,
): Promise<{ refused: readonly Holding[]; error: unknown } | undefined> {
  const groups = 'all' in act ? [lines] : lines.map((line) => [line])
  for (const group of groups) {
    const records = group.map(({ registro }) => recordOf(registro))
    try {
      if ('all' in act) await act.all(by, { ids: records.map(({ id }) => id), ...change })
      else await act.one(by, { ...records[0]!, ...change })
    } catch (error) {
      return { refused: group, error }
    }
  }
  return undefined
}

/** What a person still holds, in one statement, kind after kind. */
export async function readHoldings(
  db: Database,
  id: number,
  sources: readonly HoldingSource[],
): Promise<SourcedHolding[]> {
  const parts = sources.map(
    (
      { tipo, ends = false, dated = false, of },
      fonte,
    ) => sql`(select ${fonte}::int as fonte, ${holdingKinds.indexOf(tipo)}::int as ordem, ${tipo}::text as tipo, h.registro::text, h.descricao::text,
        h.rota::text, ${ends}::boolean as encerra, ${dated ? sql`h.inicio` : sql`null::timestamptz`} as inicio
      from (${of(id)}) as h (registro, descricao, rota${dated ? sql`, inicio` : sql``}))`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<SourcedHolding>`
    select fonte, tipo, registro, descricao, rota, encerra from (${sql.join(parts, sql` union all `)}) h
    order by ordem, inicio, descricao, rota, registro limit 500`.execute(db)
  return rows
}
