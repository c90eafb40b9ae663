import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { originColumns } from '../../../platform/origin.ts'

/** Remembers that the actor read something personal of others; the same reading once an hour. */
export async function recordReading(
  db: Database,
  actor: Pick<Actor, 'id'>,
  people: readonly (number | null)[],
  dado: string,
): Promise<void> {
  const others = people.filter((id) => id !== null && id !== actor.id)
  if (!others.length) return
  const { endereco, pedido } = originColumns()
  await sql`select registra_leitura(${actor.id}, ${others}::bigint[], ${dado}, ${endereco}, ${pedido})`.execute(
    db,
  )
}
