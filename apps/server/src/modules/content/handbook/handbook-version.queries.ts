import type { ConfirmArticleInput } from '@intranet/contract/content/handbook-schemas'
import type { ArticleAttachment } from '@intranet/contract/content/knowledge-access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { Actor } from '../../../platform/actor.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'
import { holdsWords } from '../../../platform/text-search.ts'
import { versionAttachments } from './attachment.queries.ts'
import { articleAudience, versionInForce } from './handbook.queries.ts'

/** An article of the index: the version in force, without its text. */
export interface HandbookEntry {
  id: number
  titulo: string
  resumo: string | null
  id_categoria: number
  categoria: string
  color: string
  icone: string
  versao: number
  vigencia_inicio: string
  publicado_em: Date
  requer_lido: boolean
  /** A reading that the person still owes. */
  pendente: boolean
  lido_em: Date | null
}

/** Published articles that reach the reader, as their version in force says. */
export const inForce = (actor: Actor) => sql`manual_artigo a
    join manual_versao v on v.id_artigo = a.id and v.versao = ${versionInForce}
    join manual_categoria c on c.id = a.id_categoria and c.ativo
    left join manual_leitura l on l.id_artigo = a.id and l.versao = v.versao and l.id_usuario = ${actor.id}
    where a.situacao = 'publicado'
      and ${amongColleagues(actor, 'a.id_empresa')}`

/** Whether the person owes the reading of an article in force. */
export const asked = (actor: Actor) => sql`(v.requer_lido and l.id_usuario is null and exists (
  select 1 from rh_usuario u where u.id = ${actor.id} and ${articleAudience}))`

const columns = (
  actor: Actor,
) => sql`a.id, v.titulo, v.resumo, a.id_categoria, c.titulo as categoria, c.color, c.icone,
  v.versao, v.vigencia_inicio, v.publicado_em, v.requer_lido, ${asked(actor)} as pendente, l.lido_em`

/** The index in its order; with `q`, the articles that hold every word of it. */
export async function readIndex(db: Database, actor: Actor, q = ''): Promise<HandbookEntry[]> {
  const { rows } = await sql<HandbookEntry>`
    select ${columns(actor)} from ${inForce(actor)} and ${holdsWords(sql`v.busca`, q)}
    order by c.ordem, c.titulo, a.ordem, v.titulo, a.id`.execute(db)
  return rows
}

interface HandbookText extends HandbookEntry {
  texto: string
  anexos: ArticleAttachment[]
}

/** The version in force with its text: of one article, or of all for printing. */
export async function readInForce(db: Database, actor: Actor, id?: number): Promise<HandbookText[]> {
  const { rows } = await sql<HandbookText>`
    select ${columns(actor)}, v.texto, ${versionAttachments} as anexos from ${inForce(actor)}
      and (${id ?? null}::bigint is null or a.id = ${id ?? null})
    order by c.ordem, c.titulo, a.ordem, v.titulo, a.id`.execute(db)
  return rows
}

export interface NewVersion {
  id_artigo: number
  versao: number
  titulo: string
  resumo: string | null
  texto: string
  palavras: string
  requer_lido: boolean
  vigencia_inicio: string
  resumo_mudancas: string | null
  id_usuario: number
}

export const insertVersion = (db: Database, row: NewVersion) =>
  db.insertInto('manual_versao').values(row).execute()

/** Versions in force that were published ahead of their day, begun in the last week. */
export async function begunVersions(db: Database) {
  const { rows } = await sql<{ id: number; versao: number; titulo: string; id_usuario: number | null }>`
    select a.id, v.versao, v.titulo, v.id_usuario from manual_artigo a
    join manual_versao v on v.id_artigo = a.id and v.versao = ${versionInForce}
    where a.situacao = 'publicado'
      and v.vigencia_inicio > (v.publicado_em at time zone 'America/Sao_Paulo')::date
      and v.vigencia_inicio > ${today} - 7
    order by a.id`.execute(db)
  return rows
}

/** The versions of an article, newest first, without their texts. */
export const listVersions = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('manual_versao as v')
    .innerJoin('manual_artigo as a', 'a.id', 'v.id_artigo')
    .leftJoin('rh_usuario as u', 'u.id', 'v.id_usuario')
    .where('a.id', '=', id)
    .where((eb) => inScope(actor, eb.ref('a.id_empresa')))
    .select([
      'v.versao',
      'v.titulo',
      'v.resumo_mudancas',
      'v.vigencia_inicio',
      'v.publicado_em',
      'v.requer_lido',
      'u.nome as autor',
      versionAttachments.as('anexos'),
      sql<boolean>`(v.versao = ${versionInForce})`.as('vigente'),
    ])
    .orderBy('v.versao', 'desc')
    .execute()

/** Two texts of an article, older first; version 0 is the working copy. */
export async function readTexts(db: Database, actor: Actor, id: number, versions: readonly number[]) {
  const { rows } = await sql<{ versao: number; titulo: string; texto: string }>`
    select t.versao, t.titulo, t.texto from manual_artigo a
    cross join lateral (
      select v.versao, v.titulo, v.texto from manual_versao v where v.id_artigo = a.id
      union all select 0, a.titulo, a.texto
    ) t
    where a.id = ${id} and ${inScope(actor, 'a.id_empresa')} and t.versao = any(${[...versions]}::int[])`.execute(
    db,
  )
  return rows
}

/** Records a reading once; answers when it was, or nothing for the one who was not asked or reads an older version. */
export async function recordArticleReading(
  db: Database,
  actor: Actor,
  { id, versao }: ConfirmArticleInput,
): Promise<Date | undefined> {
  await sql`insert into manual_leitura (id_artigo, versao, id_usuario)
    select a.id, v.versao, u.id from manual_artigo a
    join manual_versao v on v.id_artigo = a.id and v.versao = ${versao}
    join rh_usuario u on u.id = ${actor.id} and ${articleAudience}
    where a.id = ${id} and a.situacao = 'publicado' and v.requer_lido and v.versao = ${versionInForce}
    on conflict do nothing`.execute(db)
  const row = await db
    .selectFrom('manual_leitura')
    .where('id_artigo', '=', id)
    .where('versao', '=', versao)
    .where('id_usuario', '=', actor.id)
    .select('lido_em')
    .executeTakeFirst()
  return row?.lido_em
}
