/** The people who sell for a provider. */
import { lead as text } from '@intranet/contract/messages/leads'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { inScope } from '../../../platform/scope.ts'
import { sells } from '../lead-scope.ts'

/** Active people with a selling role. */
const sellers = (db: Database) => db.selectFrom('rh_usuario as u').where(sells)

/** What the seller's select offers: of the actor's providers, or of one of them. */
export const sellerOptions = (db: Database, actor: Actor, id_empresa?: number) =>
  sellers(db)
    .where(
      sql<boolean>`exists (select from empresa_em_vigor s where s.id_usuario = u.id
        and ${inScope(actor, 's.id_empresa', false)} ${id_empresa ? sql`and s.id_empresa = ${id_empresa}` : sql``})`,
    )
    .select(['u.id', sql<string>`coalesce(u.nome, u.email)`.as('nome')])
    .orderBy('nome')
    .orderBy('u.id')
    .limit(1000)
    .execute()

export const nameOfSeller = async (db: Database, id: number): Promise<string | null> =>
  (await db.selectFrom('rh_usuario').where('id', '=', id).select('nome').executeTakeFirst())?.nome ?? null

/** Refuses actors who do not sell for every one of the providers. */
export async function assertSeller(
  db: Database,
  id: number | null | undefined,
  providers: readonly number[],
): Promise<void> {
  if (!id) return
  const seller = await sellers(db)
    .where('u.id', '=', id)
    .where(
      sql<boolean>`not exists (select from unnest(${[...providers]}::bigint[]) e(id)
        where e.id not in (select s.id_empresa from empresa_em_vigor s where s.id_usuario = u.id))`,
    )
    .select('u.id')
    .executeTakeFirst()
  if (!seller) throw refusals.invalid({ id_vendedor: text.sellerNotFound })
}
