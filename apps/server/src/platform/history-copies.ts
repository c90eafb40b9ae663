/** What the history keeps of rows, where those rows lose their person. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'

/** After this call the triggers keep no copy of the data that is removed. */
export const silenceHistory = (db: Database) =>
  sql`select set_config('app.sem_historico', 'on', true)`.execute(db)

/** The rest of the transaction is recorded again. */
export const resumeHistory = (db: Database) =>
  sql`select set_config('app.sem_historico', '', true)`.execute(db)

/** The history, and its months that were moved aside (docs/deploy.md#months): an erasure reaches both. */
const histories = [sql.table('log_historico'), sql.table('meses_guardados.log_historico')]

/** Empties what the history kept of some records of a table: when they changed stays, what they contained does not. */
export async function emptyHistory(db: Database, tabela: string, ids: readonly number[]): Promise<void> {
  for (const history of histories)
    await sql`update ${history} set old_data = null, new_data = null
      where tabela = ${tabela} and id_item = any(${ids.map(String)}::text[])`.execute(db)
}

/**
 * Takes people out of rows of a table by `taken`, which answers the ids of those rows. The history keeps no copy and loses
 * `fields` of what it kept of them; who changed them, when, and the other fields stay. Answers the ids. In a transaction.
 */
export async function forgetFields(
  db: Database,
  tabela: string,
  fields: readonly string[],
  taken: RawBuilder<{ id: number }>,
): Promise<number[]> {
  await silenceHistory(db)
  const { rows } = await taken.execute(db)
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  for (const history of histories)
    await sql`update ${history} set old_data = old_data - ${fields}::text[], new_data = new_data - ${fields}::text[]
      where tabela = ${tabela} and id_item = any(${ids.map(String)}::text[])`.execute(db)
  return ids
}

/** Removes the history of some records of a table. */
export async function removeHistory(
  db: Database,
  tabela: string,
  ids: readonly (number | string)[],
): Promise<void> {
  if (!ids.length) return
  for (const history of histories)
    await sql`delete from ${history}
      where tabela = ${tabela} and id_item = any(${ids.map(String)}::text[])`.execute(db)
}
