import { CHANGE_DAYS, positionOf, type ChangesInput } from '@intranet/contract/access/changes'
import { changes as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { TableReading } from '../../../platform/changes.ts'
import { isNotified } from '../../../platform/procedure/is-notified.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { placeChanges, positionAfter, readChanges, readMarks } from './change.queries.ts'

/** The lists by which somebody is notified of changes. */
export const followedLists = (readings: readonly TableReading[], actor: Actor): TableReading[] =>
  readings.filter((reading) => isNotified(actor, reading))

/** The marks of this moment, once everything that was committed has its position. */
async function marksNow(db: Database) {
  const marks = await readMarks(db, CHANGE_DAYS)
  if (!marks.espera) return marks
  await placeChanges(db)
  return readMarks(db, CHANGE_DAYS)
}

/** How many changes, of anybody, one statement looks through, and how many statements one answer takes. */
const REACH = { changes: 20_000, statements: 50 }

/**
 * The reader's changes after a position, and up to where they were looked for; undefined: to the end. However
 * much others change, an answer is fast. An empty one means the end.
 */
async function lookThrough(
  db: Database,
  actor: Actor,
  tables: readonly string[],
  { desde, limit }: { desde: number; limit: number },
  reach: typeof REACH,
) {
  const found: Awaited<ReturnType<typeof readChanges>> = []
  for (let [from, statements] = [desde, 1]; ; statements += 1) {
    const ate = await positionAfter(db, from, reach.changes)
    found.push(...(await readChanges(db, actor, tables, { desde: from, ate, limit: limit - found.length })))
    const enough = found.length === limit || (found.length > 0 && statements >= reach.statements)
    if (enough || ate === undefined) return { found, ate }
    from = ate
  }
}

/**
 * What changed after a mark or a moment. The last mark is read before the changes, so what comes meanwhile is after it.
 * Throws 410 where changes were forgotten since.
 */
export async function listChanges(
  db: Database,
  actor: Actor,
  lists: readonly TableReading[],
  { desde, limit }: ChangesInput,
  reach = REACH,
) {
  const { ultima, primeira, adiante } = await marksNow(db)
  if (desde === undefined) return { alteracoes: [], depois: String(ultima) }
  const position = positionOf(desde)
  if (position > adiante) throw refusals.invalid({ desde: text.ahead })
  if (position < primeira) throw new AppError('gone', text.gone(CHANGE_DAYS))
  const tables = [...new Set(lists.map(({ table }) => table))]
  const { found, ate } = await lookThrough(db, actor, tables, { desde: position, limit }, reach)
  // Not the asked position: where it is a moment in the future, changes until then get positions before it.
  const read = found.at(-1)?.posicao ?? ultima
  const last = found.length === limit ? read : (ate ?? Math.max(ultima, read))
  return {
    alteracoes: found.map(({ posicao: _, ...change }) => change),
    depois: String(last),
  }
}
