import { can, isSuperadmin } from '@intranet/contract/access'
import type { Actor } from '../../../platform/actor.ts'
import { reachesProvider } from '../../../platform/scope.ts'

/** Whether papers of a provider are the actor's to check. */
export const inScopeOf = (actor: Actor, id_empresa: number): boolean =>
  isSuperadmin(actor) || (can(actor, 'rh', 'manage') && reachesProvider(actor, id_empresa))
