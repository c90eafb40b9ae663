import {
  justificationSchemas,
  type JustificationFields,
  type ListJustificationsInput,
  type UpdateJustificationInput,
} from '@intranet/contract/marketing/justification-schemas'
import type { JustificationType } from '@intranet/contract/marketing/sponsorship-words'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** Reasons belong to the whole group: all who may read them read all of them. */
const visible = (db: Database) =>
  db
    .selectFrom('patrocinio_justificativa as j')
    .select([
      'j.id',
      'j.titulo',
      sql<JustificationType>`j.tipo`.as('tipo'),
      'j.texto_publico',
      'j.ativo',
      'j.created_at',
      'j.updated_at',
    ])

export const listJustifications = (db: Database, request: ListJustificationsInput) =>
  readPage(visible(db), request, {
    definition: justificationSchemas.list,
    alias: 'j',
    search: normalised('j.titulo', 'j.texto_publico'),
  })

export const countJustifications = (db: Database) => rowCount(visible(db))

export const findJustification = (db: Database, id: number) =>
  visible(db).where('j.id', '=', id).executeTakeFirst()

export const justificationOptions = (db: Database, tipos: readonly JustificationType[] | undefined) =>
  db
    .selectFrom('patrocinio_justificativa as j')
    .where('j.ativo', '=', true)
    .$if(tipos !== undefined, (query) => query.where(sql<boolean>`j.tipo = any(${[...tipos!]}::text[])`))
    .select(['j.id', 'j.titulo', sql<JustificationType>`j.tipo`.as('tipo'), 'j.texto_publico'])
    .orderBy('j.titulo')
    .orderBy('j.id')
    .limit(500)
    .execute()

export const insertJustifications = (db: Database, actor: Actor, rows: JustificationFields[]) =>
  db
    .insertInto('patrocinio_justificativa')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning('id')
    .execute()

export const updateJustification = (db: Database, input: UpdateJustificationInput) =>
  saveRecord(db.updateTable('patrocinio_justificativa'), input)

export const switchJustifications = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('patrocinio_justificativa'), input)

export const removeJustification = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('patrocinio_justificativa'), id)
