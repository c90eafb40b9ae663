/** Writing one record, in one statement: the scope is in its `where`, the version seen too. */
import { refusal } from '@intranet/contract/messages/refusals'
import type { Database } from '@intranet/db/connection'
import type { DB as Tables } from '@intranet/db/schema'
import { sql, type DeleteQueryBuilder, type SelectQueryBuilder, type UpdateQueryBuilder } from 'kysely'
import { AppError, refusals } from './errors.ts'

interface Versioned {
  id: number
  updated_at?: string
}

export interface SavedRecord {
  id: number
  updated_at: Date
}

/** What all tables have that are written here; the others of their columns are checked where the table is named. */
type Written = Record<string, Record<string, unknown> & { id: number; updated_at: Date; ativo: boolean }>

/** The fields that were sent. */
export const withoutMissing = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** Refuses a change that names no field. */
export function assertChanges(change: object): void {
  if (!Object.keys(change).length) throw refusals.nothingChanged()
}

/**
 * Updates the record that `query` (table and scope already on it) finds by `id`.
 * Throws 404 when it is not there for this person, 409 when `updated_at` was sent and is not the newest.
 */
export async function saveRecord<DB, UT extends keyof DB, TB extends keyof DB, O>(
  query: UpdateQueryBuilder<DB, UT, TB, O>,
  { id, updated_at, ...fields }: Versioned,
): Promise<SavedRecord> {
  const set = withoutMissing(fields)
  assertChanges(set)
  let update = (query as UpdateQueryBuilder<Written, string, string, object>).set(set).where('id', '=', id)
  if (updated_at) update = update.where('updated_at', '=', new Date(updated_at))
  const saved = await update.returning(['id', 'updated_at']).executeTakeFirst()
  if (!saved) throw updated_at ? refusals.stale() : refusals.notFound()
  return saved
}

/** Refuses a write based on an older version than `row`, which is locked until the transaction ends. */
export function assertNewest(seen: { updated_at?: string }, row: { updated_at: Date }): void {
  if (seen.updated_at && new Date(seen.updated_at).getTime() !== row.updated_at.getTime())
    throw refusals.stale()
}

/** The same of several rows, by the newest version that was read of them. */
export function assertNoneNewer(seen: { updated_at?: string }, rows: readonly { updated_at: Date }[]): void {
  const { updated_at } = seen
  if (updated_at && rows.some((row) => row.updated_at > new Date(updated_at))) throw refusals.stale()
}

/** Whether what is sent changes one of these fields of a row; fields that are not sent do not. */
export const changesAny = <Field extends string>(
  row: Partial<Record<Field, unknown>>,
  sent: Partial<Record<Field, unknown>>,
  fields: readonly Field[],
): boolean =>
  fields.some((field) => sent[field] !== undefined && String(sent[field] ?? '') !== String(row[field] ?? ''))

/**
 * Updates the record `id` with what `query` sets (table and scope are on it too), if it is in one of the states `from`.
 * False when another request was faster.
 */
export async function moveRecord<DB, UT extends keyof DB, TB extends keyof DB, O>(
  query: UpdateQueryBuilder<DB, UT, TB, O>,
  id: number,
  from: readonly string[],
): Promise<boolean> {
  const moved = await (query as UpdateQueryBuilder<Written, string, string, object>)
    .where('id', '=', id)
    .where('situacao', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Deletes the record that `query` (table and scope already on it) finds by `id`; 404 when there is none. */
export async function removeRecord<DB, TB extends keyof DB, O>(
  query: DeleteQueryBuilder<DB, TB, O>,
  id: number,
): Promise<void> {
  const gone = await (query as DeleteQueryBuilder<Written, string, object>)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw refusals.notFound()
}

/**
 * Refuses a call over several records if some are missing in `rows` (404): none is written. `campos` names the
 * missing ones by their position (`ids.2`), so that a list can deselect them.
 */
export function assertAllFound(ids: readonly number[], rows: readonly { id: number }[], campo = 'ids'): void {
  const there = new Set(rows.map(({ id }) => id))
  const missing = [...ids.keys()].filter((place) => !there.has(ids[place]!))
  if (!missing.length) return
  if (ids.length === 1) throw refusals.notFound()
  throw new AppError('not_found', refusal.someNotFound(missing.length, ids.length), {
    campos: Object.fromEntries(missing.map((place) => [`${campo}.${place}`, refusal.notFound])),
  })
}

/** Switches the records that `query` finds by `ids` on or off: all of them, or none if one does not exist (404). */
export async function switchRecords<DB, UT extends keyof DB, TB extends keyof DB, O>(
  query: UpdateQueryBuilder<DB, UT, TB, O>,
  { ids, ativo }: { ids: number[]; ativo: boolean },
): Promise<{ alterados: number }> {
  const rows = await (query as UpdateQueryBuilder<Written, string, string, object>)
    .set({ ativo })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  assertAllFound(ids, rows)
  return { alterados: rows.length }
}

/**
 * Makes others who would write what hangs on this row wait until the transaction ends. Call it before reading what is
 * to be replaced: two replacements at the same moment would otherwise leave a mixture of both.
 */
export const holdRecord = (db: Database, table: keyof Tables, id: number) =>
  sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(db)

/** The same for several records, in the order of their ids: two who named them in another order would wait for each other. */
export const holdRecords = (db: Database, table: keyof Tables, ids: readonly number[]) =>
  sql`select from ${sql.table(table)} where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    db,
  )

/** Makes a new version of a record whose parts changed: who decides on it has read them too. */
export const touchRecord = (db: Database, table: keyof Tables, id: number) =>
  sql`update ${sql.table(table)} set updated_at = agora() where id = ${id}`.execute(db)

/** The row that was found, or 404. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw refusals.notFound()
  return row
}

/** Refuses a choice that `query` (the table's rows the actor may use) does not hold, as if it did not exist. */
export async function assertChoices<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ids: readonly (number | null | undefined)[],
  campo: string,
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (!wanted.length) return
  const { total } = await (query as SelectQueryBuilder<Written, string, object>)
    .where('id', 'in', wanted)
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  if (total < wanted.length) {
    throw refusals.invalid({ [campo]: refusal.noOption })
  }
}
