import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { readsFleet } from './vehicle-scope.ts'

export const ownRequest = (actor: Actor, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.id_usuario`)} = ${actor.id}`

/** One's own, and what one drives. As an array the licences are read once, and an index finds their requests. */
export const takesPartIn = (actor: Actor, alias: string) =>
  sql<boolean>`(${ownRequest(actor, alias)} or ${sql.ref(`${alias}.id_motorista`)}
    = any(array(select k.id from motorista k where k.id_usuario = ${actor.id})))`

/** The same, and for the fleet's people those of their providers. */
export const seenRequest = (actor: Actor, alias: string) =>
  sql<boolean>`(${takesPartIn(actor, alias)}
    or ${readsFleet(actor) ? inScope(actor, `${alias}.id_empresa`, false) : sql`false`})`
