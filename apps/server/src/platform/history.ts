/** Whose rows of a table an actor may see in its history; each module says so for its own tables. */
import { levelRank, type ModuleKey } from '@intranet/contract/access'
import type { HistoryTable } from '@intranet/contract/history-tables'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from './actor.ts'
import { inScope } from './scope.ts'

/** `id` is the record's key as a number, or null when it is no number: only the number can use an index. */
export type HistoryScope = (actor: Actor, id: number | null) => RawBuilder<boolean>

export interface HistoryRule {
  scope: HistoryScope
  /** The keys of rows that are parts of another record, whose id is asked for. */
  parts?: (owner: number | null) => RawBuilder<unknown>
  /** Columns that this reader does not see. */
  hides?: (actor: Actor) => readonly string[]
  /** For personal data: records that somebody read them, as their own screen does. */
  recordReading?: (db: Database, actor: Actor, id: number) => Promise<unknown>
}

export type HistoryRules = Partial<Record<HistoryTable, HistoryRule>>

/** Whether a table has the record, as `x`, among those of a rule. */
export const among = (table: string, id: number | null, rule: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from ${sql.table(table)} x where x.id = ${id} and ${rule})`

/** Rows that belong to a provider by a column of their own. */
export const ofProvider = (table: HistoryTable, column = 'id_empresa'): HistoryRule => ({
  scope: (actor, id) => among(table, id, inScope(actor, `x.${column}`)),
})

/** The keys of a table's rows that are parts of another record, whose id is in `column`. */
export const keysOfParts = (table: HistoryTable, column: string) => (owner: number | null) =>
  sql`any(array(select p.id::text from ${sql.table(table)} p where ${sql.ref(`p.${column}`)} = ${owner}))`

/** Drafts have a history too: it is for people who write in the module. */
export const ofWriters = (module: ModuleKey, table: HistoryTable): HistoryRule => ({
  scope: (actor, id) =>
    levelRank(actor.roles, module) >= 2 ? ofProvider(table).scope(actor, id) : sql<boolean>`false`,
})

/** Rows of no provider, for all who may read the table's history. */
export const groupWide: HistoryRule = { scope: () => sql<boolean>`true` }
