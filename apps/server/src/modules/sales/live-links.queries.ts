import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'

/** Links (`t`) that work: provider (`e`), campaign (`c`) and channel (`k`) are active. */
export const liveLinks = (db: Database) =>
  db
    .selectFrom('vendas_tracking_url as t')
    .innerJoin('empresa as e', 'e.id', 't.id_empresa')
    .innerJoin('vendas_campanha as c', 'c.id', 't.id_campanha')
    .innerJoin('vendas_canal as k', 'k.id', 't.id_canal')
    .where((eb) => eb.and({ 'e.ativo': true, 'c.ativo': true, 'k.ativo': true }))

/** How many links of some campaigns or channels work, of those that the actor sees. */
export const countLiveLinks = (
  db: Database,
  actor: Actor,
  column: 'id_campanha' | 'id_canal',
  ids: readonly number[],
) =>
  liveLinks(db)
    .where((eb) => inScope(actor, eb.ref('t.id_empresa'), false))
    .where(`t.${column}`, 'in', ids)
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .executeTakeFirstOrThrow()
