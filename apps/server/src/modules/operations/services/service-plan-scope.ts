/** Whose recurring services somebody sees: those of the vehicles and assets that they read. */
import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

const none = sql<boolean>`false`

/** Of the vehicle `v`. */
export const seenOfVehicle = (actor: Actor, v = 'v'): RawBuilder<boolean> =>
  can(actor, 'frota', 'read') ? inScope(actor, `${v}.id_empresa`, false) : none

/** Of the asset `a`. */
export const seenOfAsset = (actor: Actor, a = 'a'): RawBuilder<boolean> =>
  can(actor, 'suprimentos', 'read') ? inScope(actor, `${a}.id_empresa`, false) : none

/** Plans `s` of the vehicles and assets that the actor reads. */
export const seenPlan = (actor: Actor, s: string): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from veiculo v where v.id = ${sql.ref(`${s}.id_veiculo`)} and ${seenOfVehicle(actor)})
    or exists (select from suprimento_patrimonio a where a.id = ${sql.ref(`${s}.id_patrimonio`)} and ${seenOfAsset(actor)}))`
