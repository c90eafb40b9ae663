/** What the history keeps of rows, where those rows lose their person. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** After this call the triggers keep no copy of the data that is removed. */
export const silenceHistory = (db: Database) =>
  sql`select set_config('app.sem_historico', 'on', true)`.execute(db)

/** Empties what the history kept of some records of a table: when they changed stays, what they contained does not. */
export const emptyHistory = (db: Database, tabela: string, ids: readonly number[]) =>
  sql`update log_historico set old_data = null, new_data = null
    where tabela = ${tabela} and id_item = any(${ids.map(String)}::text[])`.execute(db)
