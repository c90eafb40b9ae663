/** The rows of what changed, as their lists answer them to the same caller. See docs/changes.md#with-the-rows. */
import { gatheredReads } from '@intranet/db/gathered-reads'
import type { TableReading } from '../../../platform/changes.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { listedRows, partsOf } from '../../../platform/procedure/listed-rows.ts'

type Row = Record<string, unknown> & { id: number }

interface Change {
  tabela: string
  id: number
}

/** One list of each table, so that its rows have one form: of two that somebody reads, the fuller one. */
const oneOfEach = (lists: readonly TableReading[]): TableReading[] =>
  [...Map.groupBy(lists, ({ table }) => table).values()].map(
    (own) => own.find(({ fuller }) => fuller) ?? own[0]!,
  )

/** The changes with their rows; null for one that its list does not show. All lists are read in one statement. */
export async function withRows<C extends Change>(
  ctx: SignedInContext,
  lists: readonly TableReading[],
  changes: readonly C[],
): Promise<(C & { registro: Row | null })[]> {
  const gathered = { ...ctx, db: gatheredReads(ctx.db, ctx.deps.connection.lend.ordinary) }
  const found = new Map<string, Row>()
  await Promise.all(
    oneOfEach(lists).flatMap((reading) => {
      const ids = new Set(changes.flatMap(({ tabela, id }) => (tabela === reading.table ? [id] : [])))
      return partsOf([...ids]).map(async (part) => {
        for (const row of await listedRows<Row>(gathered, reading.list, part, reading.asks))
          found.set(`${reading.table} ${row.id}`, row)
      })
    }),
  )
  return changes.map((change) => {
    const row = found.get(`${change.tabela} ${change.id}`)
    // Of two changes of one record each has its own: REST renames fields where they are.
    return { ...change, registro: row ? { ...row } : null }
  })
}
