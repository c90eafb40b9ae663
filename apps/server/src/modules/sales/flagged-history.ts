/** The history of what belongs to providers by their flags: for a provider of the actor's, or for none. */
import { sql } from 'kysely'
import type { HistoryScope } from '../../platform/history.ts'
import { inScope } from '../../platform/scope.ts'

export const ofFlagged =
  (flags: string, owner: string): HistoryScope =>
  (actor, id) => {
    const flagged = sql`select from ${sql.table(flags)} f where f.${sql.ref(owner)} = ${id}`
    return sql<boolean>`(exists (${flagged} and ${inScope(actor, 'f.id_empresa', false)}) or not exists (${flagged}))`
  }
