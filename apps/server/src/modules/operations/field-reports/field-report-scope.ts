import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** Reports `r` that the actor decides on: of a manager those of their providers, and those of no provider. */
export const decidedByActor = (actor: Actor, r = 'r'): RawBuilder<boolean> =>
  can(actor, 'incidentes', 'manage') ? inScope(actor, `${r}.id_empresa`) : sql<boolean>`false`

/** Reports `r` that the actor wrote. */
export const ownReport = (actor: Actor) => sql<boolean>`r.id_usuario = ${actor.id}`

/** docs/operations.md#who-reads-reports */
export const readableReport = (actor: Actor) =>
  sql<boolean>`(${ownReport(actor)} or ${decidedByActor(actor)})`
