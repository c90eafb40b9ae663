import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

/** Remembers that the actor read something personal of others; the same reading once an hour. */
export async function recordReading(
  db: Database,
  actor: Actor,
  people: readonly (number | null)[],
  dado: string,
): Promise<void> {
  const others = people.filter((id) => id !== null && id !== actor.id)
  if (!others.length) return
  await sql`select registra_leitura(${actor.id}, ${others}::bigint[], ${dado})`.execute(db)
}
