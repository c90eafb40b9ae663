import { interviewList, type ListInterviewsInput } from '@intranet/contract/careers/interviews'
import type { InterviewState, Recommendation } from '@intranet/contract/careers/interview-options'
import type { Stage } from '@intranet/contract/careers/career-options'
import type { PersonOptionsInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import type { Entrevista } from '@intranet/db/schema'
import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { personOptions } from '../../../platform/options.ts'
import { inScope } from '../../../platform/scope.ts'
import {
  managesVacancies,
  mayHire,
  ofOthers,
  openApplication,
  seenApplication,
  seenVacancy,
  worksWith,
} from '../vacancies/vacancy-scope.ts'

const takesPart = (actor: Actor) =>
  sql<boolean>`exists (select from entrevista_participante p where p.id_entrevista = i.id and p.id_usuario = ${actor.id})`

const hasSaid = (actor: Actor) =>
  sql<boolean>`exists (select from entrevista_parecer o where o.id_entrevista = i.id and o.id_usuario = ${actor.id})`

/** Whether the actor may arrange it: managers, and who hires for the vacancy. */
export const arranges = (actor: Actor): RawBuilder<boolean> =>
  managesVacancies(actor) ? sql<boolean>`true` : sql<boolean>`(v.id_gestor = ${actor.id})`

const joined = (db: Database) =>
  db
    .selectFrom('entrevista as i')
    .innerJoin('candidatura as a', 'a.id', 'i.id_candidatura')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'i.id_candidato')

const visible = (db: Database, actor: Actor) =>
  joined(db)
    .where(ofOthers(actor))
    .where((eb) => inScope(actor, eb.ref('v.id_empresa'), false))
    .where((eb) => eb.or([seenVacancy(actor, 'v'), takesPart(actor)]))

const state = sql<InterviewState>`i.situacao`.as('situacao')

export const listInterviews = (db: Database, actor: Actor, request: ListInterviewsInput) =>
  readPage(
    visible(db, actor).select([
      'i.id',
      'i.id_candidatura',
      'a.id_vaga',
      'i.inicio',
      'i.fim',
      'u.nome',
      'v.titulo_vaga',
      'i.local',
      'i.link',
      state,
      takesPart(actor).as('minha'),
      'i.updated_at',
      sql<boolean>`(${takesPart(actor)} and not ${hasSaid(actor)} and i.inicio <= now()
        and i.situacao not in ('cancelada', 'ausente') and ${openApplication})`.as('falta_parecer'),
      sql<boolean>`coalesce(${seenApplication(actor)}, false)`.as('pode_abrir'),
    ]),
    request,
    {
      definition: interviewList,
      alias: 'i',
      refs: { id_vaga: 'a.id_vaga', nome: 'u.nome', titulo_vaga: 'v.titulo_vaga', minha: takesPart(actor) },
      search: normalised('u.nome', 'v.titulo_vaga'),
    },
  )

export const closedVacancy = sql<boolean>`v.situacao in ('encerrada', 'cancelada')`

interface Participant {
  id: number
  nome: string | null
  email: string
  enviou: boolean
}

/** What messages about an interview say, and to whom they go. */
const facts = [
  'i.id',
  'i.id_candidatura',
  'u.nome',
  'u.email',
  'v.titulo_vaga',
  'e.nome as empresa',
  'i.inicio',
  'i.fim',
  'i.local',
  'i.link',
  'i.orientacoes',
  state,
  'i.sequencia',
  'i.updated_at',
  sql<Participant[]>`(select coalesce(json_agg(json_build_object('id', x.id, 'nome', x.nome, 'email',
      coalesce(x.email_corp, x.email), 'enviou', exists (select from entrevista_parecer o
        where o.id_entrevista = i.id and o.id_usuario = x.id)) order by x.nome, x.id), '[]')
    from entrevista_participante p join rh_usuario x on x.id = p.id_usuario where p.id_entrevista = i.id)`.as(
    'participantes',
  ),
] as const

const whole = (db: Database, actor: Actor) =>
  visible(db, actor)
    .select(facts)
    .select([
      'i.id_candidato',
      'v.id_empresa',
      sql<Stage>`a.etapa`.as('etapa'),
      closedVacancy.as('fechada'),
      'i.pedido',
      'i.respondida_em',
      arranges(actor).as('arranja'),
      takesPart(actor).as('participa'),
      hasSaid(actor).as('enviou'),
    ])

export const getInterview = (db: Database, actor: Actor, id: number) =>
  whole(db, actor).where('i.id', '=', id).executeTakeFirst()
export type FoundInterview = NonNullable<Awaited<ReturnType<typeof getInterview>>>

/** The application of an interview that the actor sees. */
export const applicationOf = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('i.id', '=', id).select('i.id_candidatura').executeTakeFirst()

/** The interviews of an application, newest first. */
export const interviewsOf = (db: Database, actor: Actor, id_candidatura: number) =>
  whole(db, actor)
    .where('i.id_candidatura', '=', id_candidatura)
    .orderBy('i.inicio', 'desc')
    .orderBy('i.id', 'desc')
    .limit(50)
    .execute()

/** Ends what is still to come of some applications. Nobody's scope: who ends an application ends its interviews. */
export async function cancelOpen(db: Database, applications: readonly number[]) {
  const ended = await db
    .updateTable('entrevista')
    .set({ situacao: 'cancelada', sequencia: sql<number>`sequencia + 1` })
    .where(sql<boolean>`id_candidatura = any(${[...applications]}::bigint[])`)
    .where('situacao', 'in', ['convidada', 'confirmada', 'outro_horario'])
    .where(sql<boolean>`inicio > now()`)
    .returning('id')
    .execute()
  if (!ended.length) return []
  return joined(db)
    .where(sql<boolean>`i.id = any(${ended.map(({ id }) => id)}::bigint[])`)
    .select(facts)
    .orderBy('i.id')
    .execute()
}
export type CancelledInterview = Awaited<ReturnType<typeof cancelOpen>>[number]

/** An application that the actor works with, and whether they arrange its interviews. */
export const findCandidate = (db: Database, actor: Actor, id_candidatura: number) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .where('a.id', '=', id_candidatura)
    .where(worksWith(actor))
    .select([
      'a.id',
      'a.id_usuario as id_candidato',
      'v.id_empresa',
      sql<Stage>`a.etapa`.as('etapa'),
      closedVacancy.as('fechada'),
      arranges(actor).as('arranja'),
    ])
    .executeTakeFirst()

/** Whom somebody interviews, and at which provider. */
interface Interviewed {
  id_candidato: number | null
  id_empresa: number
}

/** True for the people `alias` who see the provider, and are not the candidate. */
const mayInterview = (alias: 'u' | 'rh_usuario', { id_candidato, id_empresa }: Interviewed) =>
  sql<boolean>`(${mayHire(alias, sql`${id_empresa}::bigint`)}
    and ${sql.ref(`${alias}.id`)} is distinct from ${id_candidato})`

/** Whom the actor may ask to interview, and who of those that were asked before still may. */
export const interviewers = (
  db: Database,
  actor: Actor,
  interviewed: Interviewed,
  before: readonly number[] = [],
) =>
  db
    .selectFrom('rh_usuario')
    .where(mayInterview('rh_usuario', interviewed))
    .where(
      (eb) => sql<boolean>`(${inScope(actor, eb.ref('id_empresa'))} or id = any(${[...before]}::bigint[]))`,
    )

/** The same for selectors, with who is chosen already. */
export const interviewerChoices = (
  db: Database,
  actor: Actor,
  interviewed: Interviewed,
  input: PersonOptionsInput,
) =>
  personOptions(
    db,
    sql<boolean>`(${inScope(actor, 'u.id_empresa')} and (${mayInterview('u', interviewed)} or u.id = ${input.incluir ?? null}))`,
    input,
  )

export const insertInterview = (db: Database, row: Insertable<Entrevista>) =>
  db.insertInto('entrevista').values(row).returning(['id', 'updated_at']).executeTakeFirstOrThrow()

/** Writes an interview; those who take part follow its times by their key. */
export const setInterview = (db: Database, id: number, set: Partial<Insertable<Entrevista>>) =>
  db
    .updateTable('entrevista')
    .set(set)
    .where('id', '=', id)
    .returning(['id', sql<InterviewState>`situacao`.as('situacao'), 'updated_at'])
    .executeTakeFirstOrThrow()

/** Adds people with the times that the interview has now; in the order of ids, so that two at once do not deadlock. */
export async function addParticipants(db: Database, id: number, people: readonly number[]): Promise<void> {
  if (!people.length) return
  await sql`insert into entrevista_participante (id_entrevista, id_usuario, inicio, fim, ocupa)
    select i.id, p, i.inicio, i.fim, i.ocupa from entrevista i, unnest(${[...people]}::bigint[]) p
    where i.id = ${id} order by p`.execute(db)
}

export async function removeParticipants(db: Database, id: number, people: readonly number[]): Promise<void> {
  if (!people.length) return
  await db
    .deleteFrom('entrevista_participante')
    .where('id_entrevista', '=', id)
    .where('id_usuario', 'in', people)
    .execute()
}

interface StoredOpinion {
  id_entrevista: number
  id_usuario: number
  autor: string | null
  recomendacao: Recommendation
  texto: string | null
  notas: { criterio: string; nota: number }[]
  created_at: Date
}
/** What interviewers wrote, oldest first. */
export async function opinionsOf(db: Database, ids: readonly number[]): Promise<StoredOpinion[]> {
  if (!ids.length) return []
  const { rows } = await sql<StoredOpinion>`
    select o.id_entrevista, o.id_usuario, u.nome as autor, o.recomendacao, o.texto, o.notas, o.created_at
    from entrevista_parecer o join rh_usuario u on u.id = o.id_usuario
    where o.id_entrevista = any(${[...ids]}::bigint[]) order by o.id limit 500`.execute(db)
  return rows
}

interface NewOpinion {
  id_entrevista: number
  id_usuario: number
  recomendacao: Recommendation
  texto: string | null
  notas: { criterio: string; nota: number }[]
}
export const insertOpinion = (db: Database, { notas, ...row }: NewOpinion) =>
  db
    .insertInto('entrevista_parecer')
    .values({ ...row, notas: sql`${JSON.stringify(notas)}::jsonb` })
    .returning('id')
    .executeTakeFirstOrThrow()
