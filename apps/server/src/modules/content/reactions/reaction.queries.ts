import type { ReactionCounts } from '@intranet/contract/content/reaction-labels'
import type { ReactInput } from '@intranet/contract/content/reactions'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { myReaction, reactionCounts } from '../../../platform/reactions.ts'

/** One statement: counts of one record, and the actor's own. */
export async function readReactions(
  db: Database,
  actor: Actor,
  tipo: string,
  id_item: number,
): Promise<ReactionCounts> {
  const { rows } = await sql<ReactionCounts>`
    select ${reactionCounts(tipo, 'i.id')} as reacoes, ${myReaction(actor, tipo, 'i.id')} as minha_reacao
    from (select ${id_item}::bigint as id) i`.execute(db)
  return rows[0]!
}

/** Adds, changes or removes a reaction; sent twice, it is one. */
export async function writeReaction(db: Database, actor: Actor, input: ReactInput): Promise<void> {
  const { tipo, id_item, reacao } = input
  const key = { tipo, id_item, id_usuario: actor.id }
  if (reacao === null) {
    await db
      .deleteFrom('reacao')
      .where((eb) => eb.and(key))
      .execute()
    return
  }
  await db
    .insertInto('reacao')
    .values({ ...key, reacao })
    .onConflict((conflict) =>
      conflict
        .columns(['tipo', 'id_item', 'id_usuario'])
        .doUpdateSet({ reacao })
        .where('reacao.reacao', '<>', reacao),
    )
    .execute()
}
