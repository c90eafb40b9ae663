import type {
  ContentMark,
  ContentProgress,
  ContentStepInput,
  ReadingPlace,
} from '@intranet/contract/people/onboarding-reading'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { readable } from './onboarding-scope.ts'

/** A person's part in an onboarding. */
export interface Participation {
  id: number
  id_usuario: number
  id_onboarding: number
  /** Active, and for the person's present place. */
  aberto: boolean
}

/** By the person or by `id_usuario_onboarding`; with `hr`, only people in the actor's place are found. */
export const findParticipation = (
  db: Database,
  who: { id_onboarding: number; id?: number; id_usuario?: number; hr?: Actor },
) =>
  db
    .selectFrom('onboarding_usuario as p')
    .where('p.id_onboarding', '=', who.id_onboarding)
    .$if(who.id !== undefined, (query) => query.where('p.id', '=', who.id!))
    .$if(who.id_usuario !== undefined, (query) => query.where('p.id_usuario', '=', who.id_usuario!))
    .$if(who.hr !== undefined, (query) => query.where(readable(who.hr!, 'p', false)))
    .select(['p.id', 'p.id_usuario', 'p.id_onboarding', sql<boolean>`p.ativo and p.alcancado`.as('aberto')])
    .executeTakeFirst()

const tags = sql<ContentProgress['tags']>`json_build_object('cargo', g.nome, 'departamento', d.nome,
  'empresa', e.nome)`
const images = sql<string[]>`(select coalesce(json_agg(i.id_arquivo order by i.ordem), '[]')
  from onboarding_conteudo_imagem i where i.id_conteudo = c.id)`

interface TrailToRead {
  id_onboarding: number
  id_trilha: number
}

/** Contents of a trail of an onboarding in order, with the progress of `participation` (null: of nobody). */
const contents = (db: Database, { id_onboarding, id_trilha }: TrailToRead, participation: number | null) =>
  db
    .selectFrom('onboarding_leitura as l')
    .innerJoin('onboarding_conteudo as c', 'c.id', 'l.id_conteudo')
    .leftJoin('empresa as e', 'e.id', 'c.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 'c.id_departamento')
    .leftJoin('rh_cargo as g', 'g.id', 'c.id_cargo')
    .leftJoin('onboarding_progresso as r', (join) =>
      join
        .on('r.id_usuario_onboarding', '=', participation)
        .onRef('r.id_trilha', '=', 'l.id_trilha')
        .onRef('r.id_conteudo', '=', 'l.id_conteudo'),
    )
    .where('l.id_onboarding', '=', id_onboarding)
    .where('l.id_trilha', '=', id_trilha)
    .select([
      'c.id as id_conteudo',
      sql<number>`l.id_onboarding`.as('id_onboarding'),
      sql<number>`l.id_trilha`.as('id_trilha'),
      sql<number | null>`${participation}::bigint`.as('id_usuario_onboarding'),
      'c.titulo as titulo_conteudo',
      'c.resumo',
      'c.texto',
      'c.minutos',
      'c.id_imagem_capa',
      images.as('imagens_auxiliares'),
      tags.as('tags'),
      sql<number>`l.prioridade`.as('prioridade'),
      'r.data_inicio',
      'r.data_fim',
      sql<boolean>`r.data_fim is not null`.as('finalizado'),
    ])
    .orderBy('l.prioridade_trilha')
    .orderBy('l.prioridade')

/** The contents of a trail with a person's progress, or one of them. */
export const contentsOfTrail = (
  db: Database,
  trail: TrailToRead & { id_conteudo?: number },
  participation: number | null,
) =>
  contents(db, trail, participation)
    .$if(trail.id_conteudo !== undefined, (query) => query.where('c.id', '=', trail.id_conteudo!))
    .execute()

/** The content after a priority, in a list that is empty at the end of the trail. */
export const contentAfter = (
  db: Database,
  { prioridade, ...trail }: TrailToRead & { prioridade: number },
  participation: number,
) => contents(db, trail, participation).where('l.prioridade', '>', prioridade).limit(1).execute()

/** Whether a content is in a trail of an onboarding. */
export async function isInTrail(
  db: Database,
  { id_onboarding, id_trilha, id_conteudo }: TrailToRead & { id_conteudo: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('onboarding_leitura')
    .where('id_onboarding', '=', id_onboarding)
    .where('id_trilha', '=', id_trilha)
    .where('id_conteudo', '=', id_conteudo)
    .select('id_conteudo')
    .executeTakeFirst()
  return row !== undefined
}

/** Trails of an onboarding that have something to read, in order. */
const trailsOf = (db: Database, id_onboarding: number) =>
  db
    .selectFrom('onboarding_leitura as l')
    .innerJoin('onboarding_trilha as t', 't.id', 'l.id_trilha')
    .innerJoin('onboarding_conteudo as c', 'c.id', 'l.id_conteudo')
    .where('l.id_onboarding', '=', id_onboarding)
    .groupBy(['t.id', 't.nome', 'l.prioridade_trilha'])
    .select([
      't.id as id_trilha',
      't.nome',
      sql<number>`l.prioridade_trilha`.as('prioridade'),
      sql<number>`count(*)`.as('conteudos'),
      sql<number>`sum(c.minutos)`.as('minutos'),
    ])
    .orderBy('l.prioridade_trilha')

export const readingTrails = (db: Database, id_onboarding: number) => trailsOf(db, id_onboarding).execute()

/** The trail after a priority, in a list that is empty at the end of the onboarding. */
export const trailAfter = (db: Database, id_onboarding: number, prioridade: number) =>
  trailsOf(db, id_onboarding).where('l.prioridade_trilha', '>', prioridade).limit(1).execute()

/** The places of an onboarding's contents, with whether a person has completed them. */
export async function readPlaces(db: Database, id_onboarding: number, participation: number) {
  const { rows } = await sql<ReadingPlace & { finalizado: boolean }>`
    select l.id_trilha, l.prioridade_trilha, l.id_conteudo, l.prioridade, r.data_fim is not null as finalizado
    from onboarding_leitura l left join onboarding_progresso r on r.id_usuario_onboarding = ${participation}
      and r.id_trilha = l.id_trilha and r.id_conteudo = l.id_conteudo
    where l.id_onboarding = ${id_onboarding}`.execute(db)
  return rows
}

/** A lock until the transaction ends: readers share it, changes to the contents to be read wait for it. */
export async function holdOnboarding(db: Database, id_onboarding: number): Promise<void> {
  await sql`select onboarding_trava(array[${id_onboarding}]::bigint[], false)`.execute(db)
}

type Step = Pick<ContentStepInput, 'id_conteudo' | 'id_trilha'>

const mark = (participation: Participation) =>
  sql`r.id_conteudo, r.id_trilha, ${participation.id_onboarding}::bigint as id_onboarding, r.id_usuario_onboarding,
    r.data_inicio, r.data_fim, r.data_fim is not null as finalizado`

export async function findMark(db: Database, participation: Participation, step: Step) {
  const { rows } = await sql<ContentMark>`select ${mark(participation)} from onboarding_progresso r
    where r.id_usuario_onboarding = ${participation.id} and r.id_trilha = ${step.id_trilha}
      and r.id_conteudo = ${step.id_conteudo}`.execute(db)
  return rows[0]
}

/** Records a start if there is none. */
export async function insertStart(db: Database, participation: Participation, step: Step): Promise<void> {
  await db
    .insertInto('onboarding_progresso')
    .values({
      id_usuario_onboarding: participation.id,
      id_trilha: step.id_trilha,
      id_conteudo: step.id_conteudo,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Records the completion of what was started and is not completed; who comes second changes nothing. */
export async function insertCompletion(
  db: Database,
  participation: Participation,
  step: Step,
): Promise<void> {
  await sql`update onboarding_progresso set data_fim = greatest(clock_timestamp(), data_inicio)
    where id_usuario_onboarding = ${participation.id} and id_trilha = ${step.id_trilha}
      and id_conteudo = ${step.id_conteudo} and data_fim is null`.execute(db)
}
