/** Whose vacancies somebody sees, and which of them everybody does. See docs/careers.md#who-sees-what. */
import { can, levelRank, SUPERADMIN } from '@intranet/contract/access'
import { openStages, unhiredStages } from '@intranet/contract/careers/career-options'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { TODAY } from '../../../platform/today.ts'

export const managesVacancies = (actor: Actor) => can(actor, 'banco_talentos', 'manage')

/** A solicitante has their own vacancies; gestor and leitor those of their providers. */
export const readsAllVacancies = (actor: Actor) =>
  managesVacancies(actor) ||
  (can(actor, 'banco_talentos', 'read') && levelRank(actor.roles, 'banco_talentos') === 1)

/** True where the vacancy `alias` is the actor's own: written by them, or theirs to hire for. */
export const ownVacancy = (actor: Actor, alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.id_gestor`)} = ${actor.id} or ${sql.ref(`${alias}.id_usuario`)} = ${actor.id})`

/** True where the person `alias` works here and sees the vacancies of a provider that they hire for. */
export const mayHire = (alias: string, provider: RawBuilder<unknown>): RawBuilder<boolean> => {
  const id = sql.ref(`${alias}.id`)
  return sql<boolean>`(${sql.ref(`${alias}.ativo`)} and ${sql.ref(`${alias}.funcionario`)}
    and (${provider} = any(empresas_do_usuario(${id}))
      or ${SUPERADMIN} = any(papeis_do_usuario(${id}))))`
}

/** Who hires for the vacancy `v` of `a`; null where its manager left, no longer sees it, or is the applicant. */
export const hiringManager = sql<number | null>`(select g.id from rh_usuario g
  where g.id = v.id_gestor and g.id is distinct from a.id_usuario and ${mayHire('g', sql.ref('v.id_empresa'))})`

/** True for the vacancies `alias` that the actor works with. */
export const seenVacancy = (actor: Actor, alias: string): RawBuilder<boolean> =>
  readsAllVacancies(actor)
    ? inScope(actor, `${alias}.id_empresa`, false)
    : sql<boolean>`(${inScope(actor, `${alias}.id_empresa`, false)} and ${ownVacancy(actor, alias)})`

/** True while the application `a` waits for a decision. */
export const openApplication = sql<boolean>`(a.etapa = any(${[...openStages]}::text[]))`

/** True where the application `a` ended without a contract. */
export const endedUnhired = sql<boolean>`(a.etapa = any(${[...unhiredStages]}::text[]))`

/** Nobody decides on their own application, nor reads what others write of it: docs/hiring.md#own-applications. */
export const ofOthers = (actor: Actor) => sql<boolean>`(a.id_usuario is distinct from ${actor.id})`

/** True for the applications `a` of the vacancies `v` that the actor works with. */
export const worksWith = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(${seenVacancy(actor, 'v')} and ${ofOthers(actor)})`

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

/** True where the vacancy of a row `x` is the actor's to see. */
export const ofSeenVacancy = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`exists (select from vagas_vaga seen where seen.id = x.id_vaga and ${seenVacancy(actor, 'seen')})`

/** True where the actor applied to the vacancy `v`. */
export const applied = (actor: Actor | null): RawBuilder<boolean> =>
  actor
    ? sql<boolean>`exists (select from candidatura a where a.id_vaga = v.id and a.id_usuario = ${actor.id})`
    : sql<boolean>`false`

/** True while somebody may apply to the vacancy `v`. */
export const receiving = sql<boolean>`(v.situacao = 'aberta' and v.ativo and v.data_inicio <= ${sql.raw(TODAY)}
  and (v.data_fim is null or v.data_fim >= ${sql.raw(TODAY)}))`

/** True where the vacancy `v` is for the person, or guest, to know: those inside are for employees. */
export const meantFor = (actor: Actor | null): RawBuilder<boolean> =>
  actor?.employee ? sql<boolean>`true` : sql<boolean>`not v.interna`
