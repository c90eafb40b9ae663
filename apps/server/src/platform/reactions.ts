/** Reactions as part of the statement that reads the record they are for. */
import type { ReactionCounts, ReactionKey } from '@intranet/contract/content/reaction-labels'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from './actor.ts'

/** Counts of a record's reactions by kind, as part of the statement that reads the record. */
export const reactionCounts = (tipo: string, item: string): RawBuilder<ReactionCounts['reacoes']> =>
  sql`coalesce((select jsonb_object_agg(r.reacao, r.total) from (
    select reacao, count(*)::int as total from reacao where tipo = ${tipo} and id_item = ${sql.ref(item)} group by reacao
  ) r), '{}')`

export const myReaction = (actor: Actor, tipo: string, item: string): RawBuilder<ReactionKey | null> =>
  sql`(select m.reacao from reacao m
    where m.tipo = ${tipo} and m.id_item = ${sql.ref(item)} and m.id_usuario = ${actor.id})`
