/** Whose vehicles somebody sees, and what hangs on them. */
import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { among, type HistoryRule } from '../../../platform/history.ts'
import { inScope } from '../../../platform/scope.ts'

export const readsFleet = (actor: Actor) => can(actor, 'frota', 'read')
export const managesFleet = (actor: Actor) => can(actor, 'frota', 'manage')

/** True for the vehicle's row `alias`: those of one's providers. */
export const seenVehicle = (actor: Actor, alias: string) => inScope(actor, `${alias}.id_empresa`, false)

/** True where the vehicle that `column` names is the actor's to see. */
export const ofSeenVehicle = (actor: Actor, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from veiculo seen where seen.id = ${sql.ref(column)}
    and ${inScope(actor, 'seen.id_empresa', false)})`

/** One's own licence, and those of people of one's providers; `alias` is the person. */
export const seenLicence = (actor: Actor, alias: string) =>
  sql<boolean>`(${sql.ref(`${alias}.id`)} = ${actor.id} or ${inScope(actor, `${alias}.id_empresa`)})`

/** The history of a table whose rows hang on a vehicle. */
export const historyOfVehicle = (table: string): HistoryRule => ({
  scope: (actor, id) => among(table, id, ofSeenVehicle(actor, 'x.id_veiculo')),
})
