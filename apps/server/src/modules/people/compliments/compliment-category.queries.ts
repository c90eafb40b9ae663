import type {
  CategoryFields,
  ListCategoriesInput,
  UpdateCategoryInput,
} from '@intranet/contract/content/category'
import { complimentCategoryList } from '@intranet/contract/people/compliments-categories'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** Categories belong to no provider. */
const visible = (db: Database) => db.selectFrom('elogio_categoria as c').selectAll('c')

export const listCategories = (db: Database, request: ListCategoriesInput) =>
  readPage(visible(db), request, {
    definition: complimentCategoryList,
    alias: 'c',
    search: normalised('c.titulo'),
  })

export const getCategory = (db: Database, id: number) => visible(db).where('c.id', '=', id).executeTakeFirst()

export const categoryOptions = (db: Database, incluir?: number) =>
  db
    .selectFrom('elogio_categoria as c')
    .where(selectable('c', incluir))
    .select(['c.id', 'c.titulo', 'c.color', 'c.icone'])
    .orderBy('c.titulo')
    .execute()

export const insertCategories = (db: Database, rows: CategoryFields[]) =>
  db.insertInto('elogio_categoria').values(rows).returning('id').execute()

export const updateCategory = (db: Database, input: UpdateCategoryInput) =>
  saveRecord(db.updateTable('elogio_categoria'), input)

export const switchCategories = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('elogio_categoria'), input)

export const removeCategory = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('elogio_categoria'), id)
