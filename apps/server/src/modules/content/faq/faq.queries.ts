import { can, levelRank } from '@intranet/contract/access'
import { question } from '@intranet/contract/content/faq'
import { readsWholeFaq } from '@intranet/contract/content/knowledge-access'
import { schemasOf, type ListInputOf } from '@intranet/contract/entity/schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

/** A question as its table stores it. */
export interface FaqRow {
  pergunta: string
  resposta: string
  palavras: string
  palavras_chave?: string | null
  publico?: boolean
  sugerida?: boolean
  id_categoria?: number | null
  id_empresa?: number | null
  id_departamento?: number | null
  ordem?: number
  ativo?: boolean
  id_usuario: number
}

/** What a reader finds (alias `q`): guests and candidates public questions, others also those of their provider and department. */
export function readableQuestion(actor: Actor | null): RawBuilder<boolean> {
  if (!actor || !readsWholeFaq(actor)) return sql<boolean>`(q.ativo and q.publico)`
  if (can(actor, 'perguntas_frequentes', 'create'))
    return sql<boolean>`(q.ativo and ${inScope(actor, 'q.id_empresa')})`
  return sql<boolean>`(q.ativo and ${amongColleagues(actor, 'q.id_empresa')}
    and (q.id_departamento is null or q.id_departamento = ${actor.id_departamento}))`
}

/** What the table shows: writers also see unpublished questions, managers also suggestions. */
function listedQuestion(actor: Actor): RawBuilder<boolean> {
  const rank = levelRank(actor.roles, 'perguntas_frequentes')
  if (rank < 2) return readableQuestion(actor)
  const scope = inScope(actor, 'q.id_empresa')
  return rank >= 3
    ? scope
    : sql<boolean>`(${scope} and (q.ativo or not q.sugerida or q.id_usuario = ${actor.id}))`
}

/** What may be changed: by a gestor everything in scope, by a solicitante their own while it is inactive. */
function writableQuestion(actor: Actor, alias = 'faq_pergunta'): RawBuilder<boolean> {
  const scope = inScope(actor, `${alias}.id_empresa`)
  if (can(actor, 'perguntas_frequentes', 'manage')) return scope
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<boolean>`(${scope} and ${ref('id_usuario')} = ${actor.id} and not ${ref('ativo')})`
}

const usefulPercent = sql<number | null>`case when t.util + t.nao_util = 0 then null
  else round(100.0 * t.util / (t.util + t.nao_util), 1)::float8 end`

/** Suggestions may hold personal data: only managers see who wrote them. */
const authorFor = (actor: Actor) =>
  can(actor, 'perguntas_frequentes', 'manage')
    ? sql<string | null>`u.nome`
    : sql<
        string | null
      >`case when q.sugerida and q.id_usuario is distinct from ${actor.id} then null else u.nome end`

const joined = (db: Database, actor: Actor) =>
  db
    .selectFrom('faq_pergunta as q')
    .innerJoin('faq_contagem as t', 't.id_pergunta', 'q.id')
    .leftJoin('faq_categoria as c', 'c.id', 'q.id_categoria')
    .leftJoin('empresa as e', 'e.id', 'q.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'q.id_usuario')
    .where(listedQuestion(actor))
    .select([
      'q.id',
      'q.pergunta',
      'q.palavras_chave',
      'q.publico',
      'q.sugerida',
      'q.id_categoria',
      'c.titulo as categoria',
      'q.id_empresa',
      'e.nome as empresa',
      'q.id_departamento',
      'q.ordem',
      't.visualizacoes',
      't.util',
      't.nao_util',
      usefulPercent.as('util_percentual'),
      authorFor(actor).as('autor'),
      'q.ativo',
      'q.created_at',
      'q.updated_at',
      sql<boolean>`coalesce(${writableQuestion(actor, 'q')}, false)`.as('pode_editar'),
    ])

export const listQuestions = (db: Database, actor: Actor, request: ListInputOf<typeof question>) =>
  readPage(joined(db, actor), request, {
    definition: schemasOf(question).list,
    alias: 'q',
    refs: {
      categoria: 'c.titulo',
      empresa: 'e.nome',
      visualizacoes: 't.visualizacoes',
      util: 't.util',
      nao_util: 't.nao_util',
      util_percentual: usefulPercent,
    },
    search: 'q.busca',
  })

export const countQuestions = (db: Database, actor: Actor) => rowCount(joined(db, actor))

export const getQuestion = (db: Database, actor: Actor, id: number) =>
  joined(db, actor).where('q.id', '=', id).select('q.resposta').executeTakeFirst()

export const insertQuestions = (db: Database, rows: FaqRow[]) =>
  db.insertInto('faq_pergunta').values(rows).returning('id').execute()

export const writableOne = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('faq_pergunta')
    .where('id', '=', id)
    .where(writableQuestion(actor))
    .selectAll()
    .forUpdate()
    .executeTakeFirst()

/** Of a question that `writableOne` gave. */
export const updateQuestion = (db: Database, row: Partial<FaqRow> & { id: number }) =>
  saveRecord(db.updateTable('faq_pergunta'), row)

/** The notice to an author says so once; its key is kept (docs/content.md#retention-of-notifications). */
export const answeredKey = (id: number) => `${ANSWERED} ${id}`
const ANSWERED = 'faq_respondida'

/** What was suggested and never answered (alias `q`). What was answered and put away later waits for nobody. */
const waiting = sql<boolean>`(q.sugerida and not q.ativo and not exists (select from notificacao_mensagem m
  where m.data ? 'chave' and m.data ->> 'chave' = ${ANSWERED}::text || ' ' || q.id))`

/** The suggestions that wait among questions that are written: their authors are notified of what becomes of them. */
export const waitingSuggestions = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('faq_pergunta as q')
    .where('q.id', 'in', ids)
    .where(waiting)
    .select(['q.id', 'q.pergunta', 'q.id_usuario'])
    .execute()

/** Suggestions that a manager has not answered yet, as rows of the home's duties. */
export const suggestionsFor = (actor: Actor) => sql`
  select q.id, q.pergunta as titulo, u.nome as detalhe, '/faq/edit/' || q.id as rota, 'Responder' as verbo,
    null as prazo, null as percentual, null as valor, q.created_at as desde
  from faq_pergunta q left join rh_usuario u on u.id = q.id_usuario
  where ${waiting} and ${inScope(actor, 'q.id_empresa')}`

export const switchQuestions = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('faq_pergunta').where(writableQuestion(actor)), input)

export const removeQuestion = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('faq_pergunta').where(writableQuestion(actor)), id)
