import {
  orderedCategorySchemas,
  type ListOrderedCategoriesInput,
  type OrderedCategoryFields,
  type UpdateOrderedCategoryInput,
} from '@intranet/contract/content/category-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { waitForLock } from '../../../platform/locks.ts'

/** A table of categories, and the table of their records. Both kinds of tables have the same columns. */
export interface OrderedCategories {
  table: 'faq_categoria' | 'manual_categoria'
  items: 'faq_pergunta' | 'manual_artigo'
}

const named = ({ table }: OrderedCategories) => table as 'faq_categoria'

/** Categories belong to no provider. */
function visible(db: Database, kind: OrderedCategories) {
  const total = sql<number>`(select count(*)::int from ${sql.table(kind.items)} i where i.id_categoria = c.id)`
  return {
    total,
    rows: db
      .selectFrom(`${named(kind)} as c`)
      .selectAll('c')
      .select(total.as('itens')),
  }
}

export function listOrderedCategories(
  db: Database,
  kind: OrderedCategories,
  request: ListOrderedCategoriesInput,
) {
  const { rows, total } = visible(db, kind)
  return readPage(rows, request, {
    definition: orderedCategorySchemas.list,
    alias: 'c',
    refs: { itens: total },
    search: normalised('c.titulo'),
  })
}

export const countOrderedCategories = (db: Database, kind: OrderedCategories) =>
  rowCount(visible(db, kind).rows)

export const getOrderedCategory = (db: Database, kind: OrderedCategories, id: number) =>
  visible(db, kind).rows.where('c.id', '=', id).executeTakeFirst()

export const orderedCategoryOptions = (db: Database, kind: OrderedCategories, incluir?: number) =>
  db
    .selectFrom(`${named(kind)} as c`)
    .where(selectable('c', incluir))
    .select(['c.id', 'c.titulo', 'c.color', 'c.icone'])
    .orderBy('c.ordem')
    .orderBy('c.titulo')
    .orderBy('c.id')
    .execute()

/** Locks the whole order until the transaction ends, then reads it. */
export async function lockCategoryOrder(db: Database, kind: OrderedCategories): Promise<number[]> {
  await waitForLock(db, 'categoryOrder', kind.table)
  const rows = await db.selectFrom(named(kind)).select('id').orderBy('ordem').execute()
  return rows.map(({ id }) => id)
}

/** Writes the order from 1; call it under `lockCategoryOrder`. */
export const writeCategoryOrder = (db: Database, kind: OrderedCategories, ids: readonly number[]) =>
  sql`update ${sql.table(kind.table)} c set ordem = o.n
    from unnest(${[...ids]}::bigint[]) with ordinality as o (id, n) where c.id = o.id and c.ordem <> o.n`.execute(
    db,
  )

export const insertOrderedCategories = (
  db: Database,
  kind: OrderedCategories,
  rows: (OrderedCategoryFields & { ordem: number })[],
) => db.insertInto(named(kind)).values(rows).returning('id').execute()

export const updateOrderedCategory = (
  db: Database,
  kind: OrderedCategories,
  input: UpdateOrderedCategoryInput,
) => saveRecord(db.updateTable(named(kind)), input)

export const switchOrderedCategories = (db: Database, kind: OrderedCategories, input: SetActiveInput) =>
  switchRecords(db.updateTable(named(kind)), input)

export const removeOrderedCategory = (db: Database, kind: OrderedCategories, id: number) =>
  removeRecord(db.deleteFrom(named(kind)), id)
