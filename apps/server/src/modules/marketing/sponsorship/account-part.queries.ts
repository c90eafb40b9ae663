/** Photos and papers of accounts, whose account was checked and is locked. */
import type { UpdateAccountFileInput } from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import type { AccountFileType } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { removeRecord, saveRecord } from '../../../platform/records.ts'

export type AccountPart = 'patrocinio_pos_evento_foto' | 'patrocinio_pos_evento_arquivo'

/** The account of one of its photos or papers. */
export const accountOfPart = (db: Database, table: AccountPart, id: number) =>
  db.selectFrom(table).where('id', '=', id).select('id_pos_evento').executeTakeFirst()

interface NewPhoto {
  id_arquivo: string
  legenda?: string | null
  autorizacao_imagem?: boolean
}

export const insertPhoto = (
  db: Database,
  id_pos_evento: number,
  ordem: number,
  id_usuario: number | null,
  { id_arquivo, legenda, autorizacao_imagem }: NewPhoto,
) =>
  db
    .insertInto('patrocinio_pos_evento_foto')
    .values({ id_pos_evento, ordem, id_usuario, id_arquivo, legenda, autorizacao_imagem })
    .returning('id')
    .executeTakeFirstOrThrow()

const photo = (id_pos_evento: number, id: number) =>
  sql<boolean>`id_pos_evento = ${id_pos_evento} and id = ${id}`

export const photoOf = (db: Database, id_pos_evento: number, id: number) =>
  db.selectFrom('patrocinio_pos_evento_foto').where(photo(id_pos_evento, id)).select('id').executeTakeFirst()

export const updatePhoto = (
  db: Database,
  id_pos_evento: number,
  row: { id: number; legenda?: string | null; autorizacao_imagem?: boolean },
) => saveRecord(db.updateTable('patrocinio_pos_evento_foto').where('id_pos_evento', '=', id_pos_evento), row)

/** Puts a photo at a place; the others keep their order around it. */
export const placePhoto = (db: Database, id_pos_evento: number, id: number, ordem: number) =>
  sql`update patrocinio_pos_evento_foto f set ordem = n.ordem from (
      select id, row_number() over (order by case when id = ${id} then ${ordem}::numeric - case when ordem >= ${ordem} then 0.5 else -0.5 end
        else ordem end) as ordem
      from patrocinio_pos_evento_foto where id_pos_evento = ${id_pos_evento}) n
    where n.id = f.id and n.ordem <> f.ordem`.execute(db)

export const setCover = (db: Database, id: number, id_foto_capa: number | null) =>
  db.updateTable('patrocinio_pos_evento').set({ id_foto_capa }).where('id', '=', id).execute()

/** Removes a photo and closes the gap. */
export async function removePhoto(db: Database, id_pos_evento: number, id: number): Promise<void> {
  await removeRecord(
    db.deleteFrom('patrocinio_pos_evento_foto').where('id_pos_evento', '=', id_pos_evento),
    id,
  )
  await sql`update patrocinio_pos_evento_foto f set ordem = n.ordem from (
      select id, row_number() over (order by ordem) as ordem from patrocinio_pos_evento_foto
      where id_pos_evento = ${id_pos_evento}) n
    where n.id = f.id and n.ordem <> f.ordem`.execute(db)
}

interface NewFile {
  id_arquivo: string
  tipo: AccountFileType
  descricao?: string | null
}

export const insertFile = (
  db: Database,
  id_pos_evento: number,
  id_usuario: number | null,
  { id_arquivo, tipo, descricao }: NewFile,
) =>
  db
    .insertInto('patrocinio_pos_evento_arquivo')
    .values({ id_pos_evento, id_usuario, id_arquivo, tipo, descricao })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateFile = (
  db: Database,
  id_pos_evento: number,
  { id_item, ...row }: Omit<UpdateAccountFileInput, 'id'>,
) =>
  saveRecord(db.updateTable('patrocinio_pos_evento_arquivo').where('id_pos_evento', '=', id_pos_evento), {
    id: id_item,
    ...row,
  })

export const removeFile = (db: Database, id_pos_evento: number, id: number) =>
  removeRecord(db.deleteFrom('patrocinio_pos_evento_arquivo').where('id_pos_evento', '=', id_pos_evento), id)
