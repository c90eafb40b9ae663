import type { NewsState } from '@intranet/contract/content/news'
import {
  newsSchemas,
  type ListNewsInput,
  type NewsCard,
  type NewsFeedInput,
} from '@intranet/contract/content/news-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { preparedGeneric } from '@intranet/db/driver/prepared-generic'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { myReaction, reactionCounts } from '../../../platform/reactions.ts'
import { listed, owed, readable, seen, writable } from './news-scope.ts'

/** A publication as its table stores it. */
export interface NewsRow {
  titulo: string
  resumo?: string | null
  texto: string
  palavras: string
  fonte?: string | null
  url?: string | null
  id_categoria: number
  id_empresa?: number | null
  id_departamento?: number | null
  hashtag?: string | null
  importante?: boolean
  requer_lido?: boolean
  publicar_em?: string
  expira_em?: string | null
  ativo?: boolean
  id_imagem_capa?: string | null
  id_imagem_auxiliar?: string | null
  id_usuario: number
}

const state = sql<NewsState>`case when not n.ativo then 'rascunho' when n.publicar_em > now() then 'agendada'
  when n.expira_em <= now() then 'expirada' else 'publicada' end`

const reactionsOf = (actor: Actor) =>
  [
    reactionCounts('novidade', 'n.id').as('reacoes'),
    myReaction(actor, 'novidade', 'n.id').as('minha_reacao'),
  ] as const

const joined = (db: Database) =>
  db
    .selectFrom('novidade as n')
    .innerJoin('categoria as c', 'c.id', 'n.id_categoria')
    .leftJoin('empresa as e', 'e.id', 'n.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 'n.id_departamento')

const cards = (db: Database, actor: Actor) =>
  joined(db)
    .where(readable(actor))
    .select([
      'n.id',
      'n.titulo',
      'n.resumo',
      'n.id_categoria',
      'c.titulo as categoria',
      'c.color',
      'c.icone',
      'e.nome as empresa',
      'd.nome as departamento',
      'n.importante',
      'n.requer_lido',
      'n.hashtag',
      'n.id_imagem_capa',
      'n.publicar_em',
      owed(actor).as('pendente'),
      ...reactionsOf(actor),
    ])
    .$castTo<NewsCard>()

const placeRefs = {
  categoria: 'c.titulo',
  empresa: 'e.nome',
  departamento: 'd.nome',
  situacao: state,
} as const

/** Cards with their reactions, newest first, in one statement. */
export function feedNews(db: Database, actor: Actor, input: NewsFeedInput) {
  const { hashtag, id_categoria, importante, limit, q, depois } = input
  let query = cards(db, actor)
  if (hashtag)
    query = query.where(
      sql<boolean>`normaliza(${hashtag}) = any(string_to_array(normaliza(coalesce(n.hashtag, '')), ';'))`,
    )
  // Everybody opens this page every morning.
  if (!hashtag && !q) query = query.modifyFront(preparedGeneric)
  const request = {
    limit,
    offset: 0,
    q,
    depois,
    contar: false,
    filtro: { ...(id_categoria && { id_categoria }), ...(importante !== undefined && { importante }) },
    // Part of what its marks name.
    hashtag,
  }
  // The feed names no author, and nobody filters it by one.
  const refs = { ...placeRefs, autor: sql<null>`null` }
  return readPage(query, request, { definition: newsSchemas.list, alias: 'n', refs, search: 'n.busca' })
}

/** How many news reach the reader, by category. */
export const countByCategory = (db: Database, actor: Actor) =>
  joined(db)
    .where(readable(actor))
    .groupBy('n.id_categoria')
    .orderBy('n.id_categoria')
    .select(['n.id_categoria', sql<number>`count(*)::int`.as('total')])
    .execute()

/** The required readings that somebody owes, newest first. */
export const pendingNews = (db: Database, actor: Actor) =>
  cards(db, actor)
    .where('n.requer_lido', '=', true)
    .where(owed(actor))
    .orderBy('n.publicar_em', 'desc')
    .orderBy('n.id', 'desc')
    .limit(20)
    .execute()

const table = (db: Database, actor: Actor) => joined(db).where(listed(actor))

export const countNews = (db: Database, actor: Actor) => rowCount(table(db, actor))

export const listNews = (db: Database, actor: Actor, request: ListNewsInput) =>
  readPage(
    table(db, actor)
      .leftJoin('rh_usuario as u', 'u.id', 'n.id_usuario')
      .select([
        'n.id',
        'n.titulo',
        'n.resumo',
        'n.fonte',
        'n.url',
        'n.hashtag',
        'n.id_categoria',
        'c.titulo as categoria',
        'n.id_empresa',
        'e.nome as empresa',
        'n.id_departamento',
        'd.nome as departamento',
        'n.importante',
        'n.requer_lido',
        state.as('situacao'),
        'n.publicar_em',
        'n.expira_em',
        'n.id_usuario',
        'u.nome as autor',
        'n.id_imagem_capa',
        'n.ativo',
        'n.created_at',
        'n.updated_at',
        sql<boolean>`coalesce(${writable(actor)}, false)`.as('pode_editar'),
        ...reactionsOf(actor),
      ]),
    request,
    {
      definition: newsSchemas.list,
      alias: 'n',
      refs: { ...placeRefs, autor: 'u.nome' },
      search: 'n.busca',
      together: true,
    },
  )

/** One publication whole, for reader and form. */
export const getNews = (db: Database, actor: Actor, id: number) =>
  joined(db)
    .leftJoin('rh_usuario as u', 'u.id', 'n.id_usuario')
    .where('n.id', '=', id)
    .where(listed(actor))
    .select([
      'n.id',
      'n.titulo',
      'n.resumo',
      'n.texto',
      'n.fonte',
      'n.url',
      'n.hashtag',
      'n.id_categoria',
      'c.titulo as categoria',
      'c.color',
      'c.icone',
      'n.id_empresa',
      'e.nome as empresa',
      'e.sistema as provedor',
      'n.id_departamento',
      'd.nome as departamento',
      'n.importante',
      'n.requer_lido',
      state.as('situacao'),
      'n.publicar_em',
      'n.expira_em',
      'n.publicada_em',
      'n.versao_leitura',
      'n.id_usuario',
      'u.nome as autor',
      'n.id_imagem_capa',
      'n.id_imagem_auxiliar',
      'n.ativo',
      'n.created_at',
      'n.updated_at',
      sql<boolean>`coalesce(${writable(actor)}, false)`.as('pode_editar'),
      owed(actor).as('pendente'),
      sql<Date | null>`(select l.lido_em from novidade_leitura l where l.id_novidade = n.id
        and l.versao = n.versao_leitura and l.id_usuario = ${actor.id})`.as('lido_em'),
      ...reactionsOf(actor),
    ])
    .executeTakeFirst()

/** Whether somebody finds a publication, for reactions and files. */
export async function maySeeNews(db: Database, actor: Actor | null, id: number): Promise<boolean> {
  if (!actor) return false
  const row = await db
    .selectFrom('novidade as n')
    .where('n.id', '=', id)
    .where(seen(actor))
    .select('n.id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertNews = (db: Database, rows: NewsRow[]) =>
  db.insertInto('novidade').values(rows).returning('id').execute()

/** The record as a writer may change it, locked until the transaction ends. */
export const writableNews = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('novidade as n')
    .where('n.id', '=', id)
    .where(writable(actor))
    .selectAll('n')
    .forUpdate()
    .executeTakeFirst()

/** Of news that `writableNews` gave. */
export const updateNews = (db: Database, row: Partial<NewsRow> & { id: number }) =>
  saveRecord(db.updateTable('novidade'), row)

/** One of these that is off, and that would be over the moment it is switched on. */
export const overWhenPublished = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('novidade')
    .where(writable(actor, 'novidade'))
    .where('id', 'in', ids)
    .where('ativo', '=', false)
    .where('expira_em', '<=', sql<Date>`now()`)
    .select('id')
    .limit(1)
    .executeTakeFirst()

/** Drafts that go out for the first time begin at this moment, not when they were written. */
export const beginNow = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .updateTable('novidade')
    .set({ publicar_em: sql<Date>`now()` })
    .where(writable(actor, 'novidade'))
    .where('id', 'in', ids)
    .where('ativo', '=', false)
    .where('publicada_em', 'is', null)
    .where('publicar_em', '<', sql<Date>`now()`)
    .execute()

export const switchNews = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('novidade').where(writable(actor, 'novidade')), input)

export const removeNews = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('novidade').where(writable(actor, 'novidade')), id)
