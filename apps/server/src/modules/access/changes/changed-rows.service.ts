/** The rows of what changed, as their lists answer them to the same caller. See docs/changes.md#with-the-rows. */
import { gatheredReads } from '@intranet/db/gathered-reads'
import type { TableReading } from '../../../platform/changes.ts'
import { callProcedure } from '../../../platform/procedure/caller.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { pathOf } from '../../../platform/procedure/inputs.ts'

/** Ids of one condition. */
const MOST_IDS = 1000

type Row = Record<string, unknown> & { id: number }

interface Change {
  tabela: string
  id: number
}

const partsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, part) =>
    ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
  )

/** Some rows of a list. The procedure itself says who may, what is masked, and records what is read of people. */
async function readRows(ctx: SignedInContext, reading: TableReading, ids: number[]): Promise<Row[]> {
  const { list, asks } = reading
  const input = { ...asks, filtro: { id: { _in: ids } }, limit: ids.length, contar: false }
  const page = (await callProcedure(list, pathOf(list), ctx, () => input)) as { dados: Row[] }
  return page.dados
}

/** The changes with their rows; null for one that its list does not show. All lists are read in one statement. */
export async function withRows<C extends Change>(
  ctx: SignedInContext,
  lists: readonly TableReading[],
  changes: readonly C[],
): Promise<(C & { registro: Row | null })[]> {
  const gathered = { ...ctx, db: gatheredReads(ctx.db, ctx.deps.connection.pool) }
  const found = new Map<string, Row>()
  await Promise.all(
    lists.flatMap((reading) => {
      const ids = new Set(changes.flatMap(({ tabela, id }) => (tabela === reading.table ? [id] : [])))
      return partsOf([...ids]).map(async (part) => {
        for (const row of await readRows(gathered, reading, part)) {
          const key = `${reading.table} ${row.id}`
          if (reading.fuller || !found.has(key)) found.set(key, row)
        }
      })
    }),
  )
  return changes.map((change) => ({
    ...change,
    registro: found.get(`${change.tabela} ${change.id}`) ?? null,
  }))
}
