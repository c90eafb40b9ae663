import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** Who writes in supplies hands over what was approved. */
export const handsOver = (actor: Actor): boolean => can(actor, 'suprimentos', 'create')

export const ownRequest = (actor: Actor, d = 'd') => sql<boolean>`${sql.ref(`${d}.id_usuario`)} = ${actor.id}`

/** Requests of the actor's providers, for who hands over or decides. */
export const servedRequest = (actor: Actor, d = 'd'): RawBuilder<boolean> =>
  handsOver(actor) ? inScope(actor, `${d}.id_empresa`, false) : sql<boolean>`false`

/** One's own, and those that one serves (docs/operations.md#requests-for-equipment). */
export const readableRequest = (actor: Actor, d = 'd') =>
  sql<boolean>`(${ownRequest(actor, d)} or ${servedRequest(actor, d)})`

/** Whether this person may decide on it: another person of its provider, who manages supplies. */
export const maySettle = (actor: Actor, { id_usuario }: { id_usuario: number }): boolean =>
  can(actor, 'suprimentos', 'manage') && id_usuario !== actor.id
