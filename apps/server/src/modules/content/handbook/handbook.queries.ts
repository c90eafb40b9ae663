import type { ArticleState } from '@intranet/contract/content/handbook'
import {
  articleSchemas,
  type ArticleFields,
  type ListArticlesInput,
} from '@intranet/contract/content/handbook-schemas'
import { can } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { draftAttachments } from './attachment.queries.ts'

/** The version in force of an article (alias `a`); none where the first one is still to come. */
export const versionInForce = sql<number | null>`(select max(x.versao) from manual_versao x
  where x.id_artigo = a.id and x.vigencia_inicio <= ${today})`

/** Active employees (alias `u`) whom an article (alias `a`) is for. */
export const articleAudience = sql<boolean>`(u.ativo and u.funcionario
  and (a.id_empresa is null or a.id_empresa = u.id_empresa))`

/** What may be changed: a gestor all in scope, a solicitante their own. */
function writable(actor: Actor, alias: string): RawBuilder<boolean> {
  const scope = inScope(actor, `${alias}.id_empresa`)
  return can(actor, 'manual', 'manage')
    ? scope
    : sql<boolean>`(${scope} and ${sql.ref(`${alias}.id_usuario`)} = ${actor.id})`
}

/** How many of whom it is for have read the version in force, among the people the actor sees. */
const readings = (actor: Actor) => sql<{ publico: number; lidos: number }>`(
  select count(*)::int as publico, count(l.id_usuario)::int as lidos
  from rh_usuario u
  left join manual_leitura l
    on l.id_artigo = a.id and l.versao = ${versionInForce} and l.id_usuario = u.id
  where ${articleAudience} and ${inScope(actor, 'u.id_empresa')})`

const percent = sql<number>`case when t.publico = 0 then 0
  else round(100.0 * t.lidos / t.publico, 1) end::float8`

const articles = (db: Database, actor: Actor) =>
  db
    .selectFrom('manual_artigo as a')
    .innerJoin('manual_categoria as c', 'c.id', 'a.id_categoria')
    .leftJoin('empresa as e', 'e.id', 'a.id_empresa')
    // A left join: PostgreSQL skips the counts where no column of them is used.
    .leftJoinLateral(readings(actor).as('t'), (join) => join.onTrue())
    .where((eb) => inScope(actor, eb.ref('a.id_empresa')))
    .select([
      'a.id',
      'a.titulo',
      'a.resumo',
      'a.id_categoria',
      'c.titulo as categoria',
      'a.id_empresa',
      'e.nome as empresa',
      'a.versao',
      sql<ArticleState>`a.situacao`.as('situacao'),
      'a.alterado',
      'a.requer_lido',
      'a.vigencia_inicio',
      sql<number>`t.lidos`.as('leituras'),
      percent.as('leituras_percentual'),
      'a.ordem',
      'a.created_at',
      'a.updated_at',
      sql<boolean>`coalesce(${writable(actor, 'a')}, false)`.as('pode_editar'),
    ])

export const listArticles = (db: Database, actor: Actor, request: ListArticlesInput) =>
  readPage(articles(db, actor), request, {
    definition: articleSchemas.list,
    alias: 'a',
    refs: {
      categoria: 'c.titulo',
      empresa: 'e.nome',
      leituras: 't.lidos',
      leituras_percentual: percent,
    },
    search: normalised('a.titulo', 'a.resumo'),
  })

export const countArticles = (db: Database, actor: Actor) => rowCount(articles(db, actor))

/** The working copy, for the form. */
export const getArticle = (db: Database, actor: Actor, id: number) =>
  articles(db, actor)
    .where('a.id', '=', id)
    .select(['a.texto', draftAttachments.as('anexos')])
    .executeTakeFirst()

export const insertArticles = (
  db: Database,
  rows: (Omit<ArticleFields, 'anexos'> & { id_usuario: number })[],
) => db.insertInto('manual_artigo').values(rows).returning('id').execute()

/** Locked until the transaction ends: two who publish at once make two versions, not one number twice. */
export const writableArticle = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('manual_artigo as a')
    .where('a.id', '=', id)
    .where(writable(actor, 'a'))
    .selectAll('a')
    .forUpdate()
    .executeTakeFirst()

/** Of an article that `writableArticle` gave. */
export const updateArticle = (
  db: Database,
  row: { id: number; updated_at?: string } & Record<string, unknown>,
) => saveRecord(db.updateTable('manual_artigo'), row)

/** As above. */
export const removeArticle = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('manual_artigo').where('versao', '=', 0), id)

/** Who is notified of a new version: nobody while its category is switched off. */
export async function audienceOf(db: Database, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from manual_artigo a join manual_categoria c on c.id = a.id_categoria and c.ativo
    join rh_usuario u on ${articleAudience} where a.id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}
