import { can } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope, reachesProvider } from '../../../platform/scope.ts'
import { endedUnhired, ofOthers } from '../../careers/vacancies/vacancy-scope.ts'

/** True for the applications `a` to the vacancies `v` whose papers the actor checks: nobody checks their own. */
export const checkedHere = (actor: Actor) =>
  sql<boolean>`(${inScope(actor, 'v.id_empresa', false)} and ${ofOthers(actor)})`

/** True while the application `a` may lead to a first day: what was asked before it ended is asked no more. */
export const stillAhead = sql<boolean>`(not ${endedUnhired})`

/** Whether papers of a provider are the actor's to check. */
export const inScopeOf = (actor: Actor, id_empresa: number): boolean =>
  can(actor, 'rh', 'manage') && reachesProvider(actor, id_empresa)
