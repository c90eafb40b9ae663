/** Movements of applications: reading them under lock, moving them in one statement, keeping the log. */
import { openStages, type Stage } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { endOpenApplications } from '../job-applications/movement.queries.ts'
import { ofOthers, seenVacancy } from '../vacancies/vacancy-scope.ts'
import { hiresFor } from './application-scope.ts'
import { visibleApplications } from './applicant.queries.ts'

/** The vacancies of some applications that the actor sees. */
export const vacanciesOf = async (db: Database, actor: Actor, ids: readonly number[]) =>
  (
    await visibleApplications(db, actor)
      .where('a.id', 'in', ids)
      .select('a.id_vaga')
      .distinct()
      .orderBy('a.id_vaga')
      .execute()
  ).map(({ id_vaga }) => id_vaga)

/** The vacancy, locked until the transaction ends: who hires for it waits here. */
export const holdVacancy = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('vagas_vaga as v')
    .where('v.id', '=', id)
    .where(seenVacancy(actor, 'v'))
    .select([
      'v.id',
      'v.titulo_vaga',
      'v.situacao',
      'v.vagas',
      'v.contratados',
      hiresFor(actor).as('gestor_vaga'),
    ])
    .forNoKeyUpdate(['v'])
    .executeTakeFirst()
export type LockedVacancy = NonNullable<Awaited<ReturnType<typeof holdVacancy>>>

/** Of the person `u` of a hired application `a`: whether the day of admission is to come, or they began since. */
export const admission = sql<
  'nenhuma' | 'marcada' | 'comecou'
>`case when u.situacao = 'admissao' then 'marcada'
  when u.funcionario and u.data_admissao >= (a.created_at at time zone 'America/Sao_Paulo')::date then 'comecou'
  else 'nenhuma' end`

/** The same of one application, as it is now. */
export const admissionOf = (db: Database, id: number) =>
  db
    .selectFrom('candidatura as a')
    .leftJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where('a.id', '=', id)
    .select(admission.as('admissao'))
    .executeTakeFirstOrThrow()

/** Applications of a vacancy, locked in the order of their ids. */
export const holdApplications = (db: Database, actor: Actor, id_vaga: number, ids: readonly number[]) =>
  db
    .selectFrom('candidatura as a')
    .leftJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where('a.id_vaga', '=', id_vaga)
    .where('a.id', 'in', ids)
    .where(ofOthers(actor))
    .select([
      'a.id',
      'a.id_usuario',
      sql<Stage>`a.etapa`.as('etapa'),
      'a.created_at',
      'a.updated_at',
      'u.nome',
      'u.email',
      admission.as('admissao'),
    ])
    .orderBy('a.id')
    .forNoKeyUpdate(['a'])
    .execute()
export type LockedApplication = Awaited<ReturnType<typeof holdApplications>>[number]

/** Whom of these applications an offer waits for that can still be accepted. */
export const offersOpenTo = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('proposta as p')
    .innerJoin('candidatura as a', 'a.id', 'p.id_candidatura')
    .leftJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .where('p.id_candidatura', 'in', ids)
    .where('p.situacao', '=', 'enviada')
    .where('p.expira_em', '>', sql<Date>`clock_timestamp()`)
    .select(sql<string>`coalesce(u.nome, u.email)`.as('nome'))
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst()

/** Whether the actor hires in an application that they see. */
export const findOfApplication = (db: Database, actor: Actor, id: number) =>
  visibleApplications(db, actor)
    .where('a.id', '=', id)
    .select(['a.id', hiresFor(actor).as('gestor_vaga')])
    .executeTakeFirst()

interface Movement {
  etapa: Stage
  /** Why, of a refusal. */
  motivo: string | null
}

export const setStage = (db: Database, ids: readonly number[], { etapa, motivo }: Movement) =>
  db
    .updateTable('candidatura')
    .set({ etapa, motivo_reprovacao: motivo, movida_em: sql<Date>`agora()` })
    .where('id', 'in', ids)
    .returning(['id', 'updated_at'])
    .execute()

interface LogLine {
  id_candidatura: number
  de: Stage
  para: Stage
  id_usuario: number
  texto: string | null
}
export const insertMovements = (db: Database, rows: readonly LogLine[]) =>
  db.insertInto('candidatura_etapa').values(rows).returning(['id', 'id_candidatura']).execute()

/** What `sendRest` would end. */
export const countOpen = async (db: Database, actor: Actor, id_vaga: number) =>
  (
    await db
      .selectFrom('candidatura')
      .where('id_vaga', '=', id_vaga)
      .where('etapa', 'in', openStages)
      .where('id_usuario', 'is distinct from', actor.id)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Moves who is still open of a vacancy to the talent bank, except the actor. Answers the ids of the applications. */
export const moveRest = (db: Database, actor: Actor, id_vaga: number) =>
  endOpenApplications(
    db,
    sql<boolean>`c.id_vaga = ${id_vaga} and c.id_usuario is distinct from ${actor.id}`,
    {
      para: 'banco_talentos',
      id_usuario: actor.id,
    },
  )
