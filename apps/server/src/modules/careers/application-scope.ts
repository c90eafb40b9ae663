/** Whose applications somebody works with, and what they may do there. See docs/hiring.md#who-sees-what. */
import { can, isSuperadmin } from '@intranet/contract/access'
import type { StageRights } from '@intranet/contract/careers/stage-moves'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'
import { managesVacancies, ofOthers, seenVacancy, worksWith } from './vacancies/vacancy-scope.ts'

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

/**
 * True for the applications `a` to the vacancies `v` that the actor works with; who interviews somebody sees that one
 * application too, as long as they see its provider.
 */
export const seenApplication = (actor: Actor): RawBuilder<boolean> =>
  managesVacancies(actor)
    ? worksWith(actor)
    : sql<boolean>`(${ofOthers(actor)} and (${seenVacancy(actor, 'v')} or ${inScope(actor, 'v.id_empresa', false)} and exists (select from entrevista i
        join entrevista_participante p on p.id_entrevista = i.id and p.id_usuario = ${actor.id} and p.ocupa
        where i.id_candidatura = a.id)))`
