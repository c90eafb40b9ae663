import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { readsFleet } from './vehicle-scope.ts'

export const ownRequest = (actor: Actor, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.id_usuario`)} = ${actor.id}`

/** One's own, what one drives, and for the fleet's people those of their providers. */
export const seenRequest = (actor: Actor, alias: string) =>
  sql<boolean>`(${ownRequest(actor, alias)}
    or exists (select from motorista k where k.id = ${sql.ref(`${alias}.id_motorista`)} and k.id_usuario = ${actor.id})
    or ${readsFleet(actor) ? inScope(actor, `${alias}.id_empresa`, false) : sql`false`})`
