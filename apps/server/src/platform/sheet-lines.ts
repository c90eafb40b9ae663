/** Lines of a sheet as they are checked and written: each by its number, each with what is wrong with it. */
import type { Database } from '@intranet/db/connection'
import type { Refusals } from './database-errors.ts'
import { inSavepoint, reasonOf } from './savepoint.ts'
import { toAppError } from './procedure/error-map.ts'

/** Line → its fields, as the entity's schema makes them. */
export type Lines<Fields extends object = object> = ReadonlyMap<number, Fields>

/** What is wrong with a line: a sentence, or field → text. */
export type LineError = string | Readonly<Record<string, string>>

/** Line → the record that came of it, or why there is none. */
export interface WrittenLines {
  records: ReadonlyMap<number, number>
  errors: ReadonlyMap<number, LineError>
}

/** The words of modules for refusals of the database. */
export interface Words {
  offers: { refusals: Refusals }
}

/** The refusal of a record in a sentence; what is no refusal is thrown on. */
function refusalIn({ offers }: Words, error: unknown): string {
  const refusal = toAppError(error, offers.refusals)
  if (refusal.code === 'internal') throw error
  return reasonOf(refusal)
}

/** Writes line by line, each in a savepoint: a refused one keeps its reason, the others are written. */
export async function writeEach<Fields extends object>(
  words: Words,
  db: Database,
  lines: Lines<Fields>,
  save: (fields: Fields) => Promise<{ id: number }[]>,
): Promise<WrittenLines> {
  const records = new Map<number, number>()
  const errors = new Map<number, LineError>()
  for (const [linha, fields] of lines)
    try {
      const [record] = await inSavepoint(db, () => save(fields))
      records.set(linha, record!.id)
    } catch (error) {
      errors.set(linha, refusalIn(words, error))
    }
  return { records, errors }
}

/** Deletes one record after the other; answers those that are gone: what is in use stays. */
export async function removeEach(
  words: Words,
  db: Database,
  ids: readonly number[],
  remove: (id: number) => Promise<unknown>,
): Promise<number[]> {
  const gone: number[] = []
  for (const id of ids)
    try {
      await inSavepoint(db, () => remove(id))
      gone.push(id)
    } catch (error) {
      refusalIn(words, error)
    }
  return gone
}

/** The lines of which something is true, each with the same reason. */
export const linesThat = <Fields extends object>(
  lines: Lines<Fields>,
  is: (fields: Fields) => boolean,
  reason: LineError,
): Map<number, LineError> =>
  new Map([...lines].flatMap(([linha, fields]) => (is(fields) ? [[linha, reason] as const] : [])))
