import { CHANGE_DAYS, positionOf, type ChangesInput } from '@intranet/contract/access/changes'
import { changes as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { TableReading } from '../../../platform/changes.ts'
import { isNotified } from '../../../platform/procedure/is-notified.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { placeChanges, readChanges, readMarks } from './change.queries.ts'

/** The tables that somebody reads within all their providers. */
export const followedTables = (readings: readonly TableReading[], actor: Actor): string[] => [
  ...new Set(readings.filter((reading) => isNotified(actor, reading)).map(({ table }) => table)),
]

/**
 * What changed after a mark or a moment. The last mark is read before the changes, so what comes meanwhile is after it.
 * Throws 410 where changes were forgotten since.
 */
export async function listChanges(
  db: Database,
  actor: Actor,
  tables: readonly string[],
  { desde, limit }: ChangesInput,
) {
  await placeChanges(db)
  const { ultima, primeira, adiante } = await readMarks(db, CHANGE_DAYS)
  if (desde === undefined) return { alteracoes: [], depois: String(ultima) }
  const position = positionOf(desde)
  if (position > adiante) throw refusals.invalid({ desde: text.ahead })
  if (position < primeira) throw new AppError('gone', text.gone(CHANGE_DAYS))
  const rows = await readChanges(db, actor, tables, { desde: position, limit })
  const read = rows.at(-1)?.posicao ?? position
  const last = rows.length < limit ? Math.max(ultima, read) : read
  return {
    alteracoes: rows.map(({ posicao: _, ...change }) => change),
    depois: String(last),
  }
}
