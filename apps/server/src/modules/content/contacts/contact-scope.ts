/** Colleagues: employees of the providers one sees, of one's own, and of none. */
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** A predicate on a person's provider column, true for every colleague of the actor. */
export const amongColleagues = (actor: Actor, column: string): RawBuilder<boolean> =>
  inScope(
    { ...actor, empresas: [...actor.empresas, ...(actor.id_empresa ? [actor.id_empresa] : [])] },
    column,
  )
