import type { Origin, Stage, VacancyState } from '@intranet/contract/careers/career-options'
import {
  applicantList,
  BOARD_CARDS,
  type BoardInput,
  type ListApplicantsInput,
} from '@intranet/contract/careers/applicants'
import { boardStages } from '@intranet/contract/careers/stage-moves'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { today } from '../../../platform/today.ts'
import { wholeYears } from '../../../platform/whole-years.ts'
import { unreadReplies } from '../candidate-replies/reply.queries.ts'
import { waiting } from '../candidate-replies/unanswered.queries.ts'
import { seenApplication, seenVacancy, worksWith } from '../vacancies/vacancy-scope.ts'
import { answered, doesNotMeet, shownAnswers, unmetAnswers } from '../vacancy-questions/answer.queries.ts'
import { filteredQuestions } from '../vacancy-questions/asked-question.queries.ts'
import { hiresFor } from './application-scope.ts'

/** Whole years of the person `u`. */
export const ageNow = wholeYears(today, sql`u.data_nascimento`)

/** Applications `a` of the vacancies that the actor works with. */
export const visibleApplications = (db: Database, actor: Actor) =>
  db
    .selectFrom('candidatura as a')
    .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
    .leftJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
    .leftJoin('cidade as c', 'c.id', 'u.id_cidade')
    .where(seenApplication(actor))

const person = ['u.nome', ageNow.as('idade'), 'c.nome as cidade', 'c.uf'] as const

export const listApplicants = (db: Database, actor: Actor, request: ListApplicantsInput) =>
  readPage(
    visibleApplications(db, actor)
      .select([
        'a.id',
        'a.id_vaga',
        'v.titulo_vaga',
        'a.id_usuario',
        ...person,
        'a.pontuacao',
        'a.avaliacao',
        sql<Stage>`a.etapa`.as('etapa'),
        sql<Origin>`a.origem`.as('origem'),
        'a.created_at',
        'a.movida_em',
        'a.tem_familiar',
        doesNotMeet.as('nao_atende'),
        'a.updated_at',
      ])
      .where(answered(request.resposta)),
    request,
    {
      definition: applicantList,
      alias: 'a',
      refs: {
        titulo_vaga: 'v.titulo_vaga',
        nome: 'u.nome',
        idade: ageNow,
        cidade: 'c.nome',
        uf: 'c.uf',
        // Without a score they stand behind everybody who has one.
        pontuacao: sql<number>`coalesce(a.pontuacao, -1)`,
        avaliacao: sql<number>`coalesce(a.avaliacao, -1)`,
        nao_atende: doesNotMeet,
      },
      search: normalised('u.nome', 'c.nome'),
    },
  )

/** The vacancy of a board, with what the actor may do in it. */
export const findVacancyHead = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('vagas_vaga as v')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .innerJoin('cidade as c', 'c.id', 'v.id_cidade')
    .leftJoin('rh_usuario as g', 'g.id', 'v.id_gestor')
    .where('v.id', '=', id)
    .where(seenVacancy(actor, 'v'))
    .select([
      'v.id',
      'v.titulo_vaga',
      'e.nome as empresa',
      'c.nome as cidade',
      sql<VacancyState>`v.situacao`.as('situacao'),
      'v.vagas',
      'v.contratados',
      'g.nome as gestor',
      hiresFor(actor).as('gestor_vaga'),
      filteredQuestions(db).as('perguntas'),
    ])
    .executeTakeFirst()

const named = (q: string | undefined) =>
  q ? holdsWords(normalised('u.nome', 'c.nome'), q) : sql<boolean>`true`

type Narrowed = Pick<BoardInput, 'q' | 'nao_atende' | 'resposta'>

/** The applications `a` of a board's name, answer and mark. */
const narrowed = ({ q, nao_atende, resposta }: Narrowed) =>
  sql<boolean>`(${named(q)} and ${answered(resposta)}
    and ${nao_atende === undefined ? sql`true` : sql`${doesNotMeet} = ${nao_atende}`})`

/** How many applications of a vacancy stand at each stage. */
export const countByStage = (
  db: Database,
  actor: Actor,
  { id_vaga, ...asked }: Narrowed & { id_vaga: number },
) =>
  visibleApplications(db, actor)
    .where('a.id_vaga', '=', id_vaga)
    .where(narrowed(asked))
    .select([sql<Stage>`a.etapa`.as('etapa'), sql<number>`count(*)::int`.as('total')])
    .groupBy('a.etapa')
    .execute()

interface Cards extends Narrowed {
  id_vaga: number
  etapa?: Stage
  offset: number
}

/** The first cards of each column, or more of one: the best score first, the earlier application among equals. */
export const boardCards = (db: Database, actor: Actor, { id_vaga, etapa, offset, ...asked }: Cards) => {
  const wanted = etapa ? [etapa] : [...boardStages]
  return db
    .selectFrom(sql<{ etapa: Stage }>`unnest(${wanted}::text[])`.as<'s'>(sql`s(etapa)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidatura as a')
          .innerJoin('vagas_vaga as v', 'v.id', 'a.id_vaga')
          .leftJoin('rh_usuario as u', 'u.id', 'a.id_usuario')
          .leftJoin('cidade as c', 'c.id', 'u.id_cidade')
          .where(worksWith(actor))
          .where('a.id_vaga', '=', id_vaga)
          .where(sql<boolean>`a.etapa = s.etapa`)
          .where(narrowed(asked))
          .select([
            'a.id',
            'a.id_usuario',
            ...person,
            'a.pontuacao',
            'a.avaliacao',
            'a.tem_familiar',
            'a.created_at',
            'a.movida_em',
            'a.updated_at',
            unmetAnswers.as('nao_atende'),
            shownAnswers(false).as('respostas'),
            sql<Date | null>`(select min(i.inicio) from entrevista i where i.id_candidatura = a.id
              and i.situacao in ('convidada', 'confirmada', 'outro_horario') and i.fim > now())`.as(
              'entrevista_em',
            ),
            unreadReplies.as('respostas_novas'),
            waiting.as('sem_retorno'),
          ])
          .orderBy(sql`a.pontuacao desc nulls last, a.id`)
          .limit(BOARD_CARDS)
          .offset(offset)
          .as('k'),
      (join) => join.onTrue(),
    )
    .selectAll('k')
    .select('s.etapa')
    .execute()
}

/** Scores of a vacancy that are being counted again. */
export const runningRescore = (db: Database, id_vaga: number) =>
  db
    .selectFrom('vaga_repontuacao')
    .where('id_vaga', '=', id_vaga)
    .where('concluida_em', 'is', null)
    .select(['total', 'feitas'])
    .executeTakeFirst()
