/** Files of handbook articles: of the working copy, and of each version. */
import type { ArticleAttachment } from '@intranet/contract/content/knowledge-access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

const columns = sql`jsonb_build_object(
  'id_arquivo', f.id, 'nome', f.nome, 'tipo', f.tipo, 'tamanho', f.tamanho)`

/** The files of the working copy of article `a`. */
export const draftAttachments = sql<ArticleAttachment[]>`(
  select coalesce(jsonb_agg(${columns} order by x.ordem), '[]')
  from manual_anexo x join arquivo f on f.id = x.id_arquivo where x.id_artigo = a.id and x.na_copia)`

/** The files of version `v`. */
export const versionAttachments = sql<ArticleAttachment[]>`(
  select coalesce(jsonb_agg(${columns} order by r.ordem), '[]')
  from manual_versao_anexo r join manual_anexo x on x.id = r.id_anexo join arquivo f on f.id = x.id_arquivo
  where r.id_artigo = v.id_artigo and r.versao = v.versao)`

/** The ids of the working copy's files, in order. */
export const draftFiles = async (db: Database, id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('manual_anexo')
    .where('id_artigo', '=', id)
    .where('na_copia', '=', true)
    .orderBy('ordem')
    .select('id_arquivo')
    .execute()
  return rows.map(({ id_arquivo }) => id_arquivo)
}

/** Removes files from the working copy; a file that no version has is deleted. */
export async function dropAttachments(db: Database, id: number, files: readonly string[]): Promise<void> {
  await sql`delete from manual_anexo x where x.id_artigo = ${id} and x.id_arquivo = any(${[...files]}::uuid[])
    and not exists (select from manual_versao_anexo r where r.id_anexo = x.id)`.execute(db)
  await sql`update manual_anexo set na_copia = false
    where id_artigo = ${id} and id_arquivo = any(${[...files]}::uuid[])`.execute(db)
}

/** Puts a file at a place of the working copy; returns the row when it is new to the article. */
export async function placeAttachment(db: Database, id: number, id_arquivo: string, ordem: number) {
  const { numUpdatedRows } = await db
    .updateTable('manual_anexo')
    .set({ ordem, na_copia: true })
    .where('id_artigo', '=', id)
    .where('id_arquivo', '=', id_arquivo)
    .executeTakeFirst()
  if (Number(numUpdatedRows)) return undefined
  return db
    .insertInto('manual_anexo')
    .values({ id_artigo: id, id_arquivo, ordem })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Copies the working copy's files to the version. */
export const keepAttachments = (db: Database, id: number, versao: number) =>
  sql`insert into manual_versao_anexo (id_artigo, versao, id_anexo, ordem)
    select id_artigo, ${versao}, id, ordem from manual_anexo where id_artigo = ${id} and na_copia`.execute(db)

/** Where a file belongs: its article, whether that is in the actor's scope, and the versions that have it. */
export const findAttachment = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('manual_anexo as x')
    .innerJoin('manual_artigo as a', 'a.id', 'x.id_artigo')
    .where('x.id', '=', id)
    .select([
      'a.id',
      inScope(actor, 'a.id_empresa').as('alcance'),
      sql<number[]>`array(select r.versao from manual_versao_anexo r where r.id_anexo = x.id)`.as('versoes'),
    ])
    .executeTakeFirst()
