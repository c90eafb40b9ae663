import {
  documentCategoryList,
  type DocumentCategoryFields,
  type ListDocumentCategoriesInput,
  type UpdateDocumentCategoryInput,
} from '@intranet/contract/people/documents-categories'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** Categories belong to no provider. */
const visible = (db: Database) => db.selectFrom('rh_documento_categoria as c').selectAll('c')

export const listCategories = (db: Database, request: ListDocumentCategoriesInput) =>
  readPage(visible(db), request, {
    definition: documentCategoryList,
    alias: 'c',
    search: normalised('c.titulo'),
  })

export const getCategory = (db: Database, id: number) => visible(db).where('c.id', '=', id).executeTakeFirst()

export const categoryOptions = (db: Database, incluir?: number) =>
  db
    .selectFrom('rh_documento_categoria as c')
    .where(selectable('c', incluir))
    .select(['c.id', 'c.titulo', 'c.color', 'c.icone', 'c.exige_validade', 'c.sensivel'])
    .orderBy('c.titulo')
    .execute()

export const insertCategories = (db: Database, rows: DocumentCategoryFields[]) =>
  db.insertInto('rh_documento_categoria').values(rows).returning('id').execute()

export const updateCategory = (db: Database, input: UpdateDocumentCategoryInput) =>
  saveRecord(db.updateTable('rh_documento_categoria'), input)

export const switchCategories = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('rh_documento_categoria'), input)

export const removeCategory = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('rh_documento_categoria'), id)
