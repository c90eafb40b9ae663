/** The order of a kind of categories: always 1 to n, even when several people write at the same time. */
import type {
  OrderedCategoryFields,
  UpdateOrderedCategoryInput,
} from '@intranet/contract/content/category-schemas'
import type { Database } from '@intranet/db/connection'
import { placeItems } from '../../../platform/placing.ts'
import { assertNewest, found } from '../../../platform/records.ts'
import {
  getOrderedCategory,
  insertOrderedCategories,
  lockCategoryOrder,
  removeOrderedCategory,
  updateOrderedCategory,
  writeCategoryOrder,
  type OrderedCategories,
} from './ordered-category.queries.ts'

/** Creates categories at the places they ask for, or last. */
export async function createOrderedCategories(
  db: Database,
  kind: OrderedCategories,
  objects: OrderedCategoryFields[],
) {
  const before = await lockCategoryOrder(db, kind)
  const places = objects.map(({ ordem }, index) => ordem ?? before.length + index + 1)
  const rows = objects.map((fields, index) => ({ ...fields, ordem: before.length + index + 1 }))
  const created = await insertOrderedCategories(db, kind, rows)
  const wanted = created.map(({ id }, index) => ({ id, prioridade: places[index]! }))
  await writeCategoryOrder(db, kind, placeItems(before, wanted))
  return created
}

/** Changes a category; a new `ordem` moves it, and the others fill the gap. */
export async function changeOrderedCategory(
  db: Database,
  kind: OrderedCategories,
  { ordem, ...input }: UpdateOrderedCategoryInput,
) {
  if (ordem === undefined) return updateOrderedCategory(db, kind, input)
  const before = await lockCategoryOrder(db, kind)
  const { id, updated_at } = found(await getOrderedCategory(db, kind, input.id))
  assertNewest(input, { updated_at })
  await writeCategoryOrder(db, kind, placeItems(before, [{ id, prioridade: ordem }]))
  const { id: _, updated_at: __, ...fields } = input
  const changes = Object.values(fields).some((value) => value !== undefined)
  return changes ? updateOrderedCategory(db, kind, input) : { id, updated_at }
}

/** Sets the order. Categories created in the meantime stay behind, deleted ones are ignored. */
export async function orderCategories(db: Database, kind: OrderedCategories, ids: readonly number[]) {
  const before = await lockCategoryOrder(db, kind)
  const moved = [...new Set(ids)].filter((id) => before.includes(id))
  const order = [...moved, ...before.filter((id) => !moved.includes(id))]
  await writeCategoryOrder(db, kind, order)
  return order
}

/** Removes a category and closes the gap. */
export async function deleteOrderedCategory(db: Database, kind: OrderedCategories, id: number) {
  const before = await lockCategoryOrder(db, kind)
  await removeOrderedCategory(db, kind, id)
  await writeCategoryOrder(
    db,
    kind,
    before.filter((other) => other !== id),
  )
}
