import { can } from '@intranet/contract/access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

export const readsIncidents = (actor: Actor) => can(actor, 'incidentes', 'read')

/** Incidents `i` of the actor's providers; those of a department belong to the department's provider (`d`). */
const ofOwnProviders = (actor: Actor) =>
  sql<boolean>`case when i.id_departamento is null
    then ${inScope(actor, 'i.id_empresa', false)} else ${inScope(actor, 'd.id_empresa')} end`

/** Incidents that concern the actor: those of their department or provider, their own, and those they were notified of. */
const ownAudience = (actor: Actor) => sql<boolean>`(
  i.id_departamento = ${actor.id_departamento} or i.id_empresa = ${actor.id_empresa}
  or i.id_usuario = ${actor.id} or exists (select from incidente_usuario t
    where t.id_incidente = i.id and t.id_usuario = ${actor.id}))`

/** Incidents `i` (with their department `d`, if any) that the actor may read: docs/operations.md#who-reads-incidents. */
export const readableIncident = (actor: Actor): RawBuilder<boolean> =>
  readsIncidents(actor)
    ? sql<boolean>`(${ofOwnProviders(actor)} or ${ownAudience(actor)})`
    : ownAudience(actor)

/** Incidents that the actor may edit and take on: their own, and of a manager those of their providers. */
export const editableIncident = (actor: Actor): RawBuilder<boolean> =>
  can(actor, 'incidentes', 'manage')
    ? sql<boolean>`(i.id_usuario = ${actor.id} or ${ofOwnProviders(actor)})`
    : sql<boolean>`i.id_usuario = ${actor.id}`

/** Incidents of the actor's providers alone: what figures count. */
export const countedIncident = (actor: Actor): RawBuilder<boolean> => ofOwnProviders(actor)
