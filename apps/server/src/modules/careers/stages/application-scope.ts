/** Whose applications somebody works with, and what they may do there. See docs/hiring.md#who-sees-what. */
import { can, isSuperadmin } from '@intranet/contract/access'
import type { StageRights } from '@intranet/contract/careers/stage-moves'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { managesVacancies } from '../vacancies/vacancy-scope.ts'

/** Names of relatives are other people's data: HR reads them, nobody else. */
export const readsRelatives = (actor: Actor) => isSuperadmin(actor) || can(actor, 'rh', 'manage')

/** True where the vacancy `v` is the actor's to hire for. */
export const hiresFor = (actor: Actor): RawBuilder<boolean> => sql<boolean>`(v.id_gestor = ${actor.id})`

export const rightsOf = (actor: Actor, gestor_vaga: boolean): StageRights => ({
  gere: managesVacancies(actor),
  gestor_vaga,
})

/** Readers of the module only read; everybody else who sees an application may comment on it. */
export const mayComment = (actor: Actor, gestor_vaga: boolean): boolean =>
  gestor_vaga || can(actor, 'banco_talentos', 'create')
