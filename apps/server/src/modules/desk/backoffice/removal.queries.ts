import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

const ended = {
  bo_venda: 'cancelada',
  bo_ativacao: 'cancelada',
  bo_problema: 'cancelado',
  bo_qualificacao: 'sem_contato',
} as const
export type Removable = keyof typeof ended

/** Deletes what came to nothing: `gone`, `other` when it is in another state, `missing` when it is not there. */
export async function removeEnded(
  db: Database,
  actor: Actor,
  table: Removable,
  id: number,
): Promise<'gone' | 'other' | 'missing'> {
  const { rows } = await sql<{ situacao: string }>`select situacao from ${sql.table(table)}
    where id = ${id} and ${inScope(actor, 'id_empresa', false)} for update`.execute(db)
  if (!rows[0]) return 'missing'
  if (rows[0].situacao !== ended[table]) return 'other'
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db)
  return 'gone'
}
