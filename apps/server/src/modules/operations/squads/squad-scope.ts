/** Whose squads somebody sees: those of their providers by a role, or those that they answer for. */
import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope, ofOwnProviders } from '../../../platform/scope.ts'
import { readsSupplies } from '../supplies/supply-scope.ts'

/** Who registers what any squad has; others do for those that they answer for. */
export const registersSupplies = (actor: Actor) => can(actor, 'suprimentos', 'create')

/** True where the actor answers for the squad `alias`, and still works for its provider. */
export const answersForSquad = (actor: Actor, alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.id_responsavel`)} = ${actor.id} and ${ofOwnProviders(actor, `${alias}.id_empresa`)})`

/** True for the squad's row `alias`. */
export const seenSquad = (actor: Actor, alias: string): RawBuilder<boolean> =>
  readsSupplies(actor)
    ? sql<boolean>`(${inScope(actor, `${alias}.id_empresa`, false)} or ${answersForSquad(actor, alias)})`
    : answersForSquad(actor, alias)

/** True where the squad that `column` names is the actor's to see. */
export const ofSeenSquad = (actor: Actor, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from equipe seen where seen.id = ${sql.ref(column)} and ${seenSquad(actor, 'seen')})`
