import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/**
 * One's own requests; for the one who keeps people those of everybody in their providers. The request is `s`, its person
 * `u`.
 */
export const requestInScope = (actor: Actor) =>
  can(actor, 'rh', 'manage')
    ? sql<boolean>`(s.id_titular = ${actor.id} or ${inScope(actor, 'u.id_empresa')})`
    : sql<boolean>`s.id_titular = ${actor.id}`
