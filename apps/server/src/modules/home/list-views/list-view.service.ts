/** Whose views of which lists somebody keeps, shares and sees. See docs/screens.md#saved-views. */
import { can, type Level, type ModuleKey } from '@intranet/contract/access'
import {
  ownLevels,
  MOST_VIEWS,
  procedureOfList,
  type ListViewFields,
  type UpdateListViewInput,
} from '@intranet/contract/home/list-views'
import { lists as text } from '@intranet/contract/messages/lists'
import type { Database } from '@intranet/db/connection'
import type { ZodType } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { waitForLock } from '../../../platform/locks.ts'
import { accessOf, mayUse } from '../../../platform/procedure/caller.ts'
import { inputsOf, procedureAt } from '../../../platform/procedure/inputs.ts'
import { found } from '../../../platform/records.ts'
import { countOwnViews, insertView, listViews, ownView, updateView } from './list-view.queries.ts'

interface OpenList {
  module: ModuleKey
  input: ZodType
}

/** Whether an input may hold this part; what else it needs is not asked. */
const takes = (input: ZodType, part: object): boolean =>
  !input
    .safeParse(part)
    .error?.issues.some(({ code, path }) => code === 'unrecognized_keys' || String(path[0]) in part)

/** The list of a key, which this person may open; 422 where there is no such list, 403 where it is not theirs. */
function openList(actor: Actor, key: string): OpenList {
  const procedure = procedureAt(procedureOfList(key))
  const input = procedure && inputsOf(procedure).find((schema) => takes(schema, { filtro: {} }))
  const access = procedure && accessOf(procedure)
  if (!procedure || !input || !access) throw refusals.invalid({ lista: text.noList })
  if (!mayUse(procedure, actor)) throw refusals.forbidden()
  return { module: access.module, input }
}

function assertMayShare(actor: Actor, module: ModuleKey, nivel: Level | null | undefined): void {
  if (nivel && !can(actor, module, 'manage')) throw new AppError('forbidden', text.viewSharing)
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** The filters of a kept search that the list still knows. */
const readableFilters = (filtro: object, input: ZodType) =>
  Object.fromEntries(
    Object.entries(filtro).filter(([column, one]) => takes(input, { filtro: { [column]: one } })),
  )

/** A kept search without what the list does not know any more: the view opens with the rest. */
function readable(search: Record<string, unknown>, input: ZodType): Record<string, unknown> {
  const { filtro, sort, q, ...others } = search
  const plain = Object.entries(others).filter(([, value]) => isPlain(value))
  return {
    ...Object.fromEntries(plain),
    ...(typeof filtro === 'object' && filtro !== null && { filtro: readableFilters(filtro, input) }),
    ...(isPlain(sort) && takes(input, { sort }) && { sort }),
    ...(isPlain(q) && takes(input, { q }) && { q }),
  }
}

export async function readViews(db: Database, actor: Actor, lista: string) {
  const { module, input } = openList(actor, lista)
  const visoes = await listViews(db, actor, lista, ownLevels(actor, module))
  return {
    compartilha: can(actor, module, 'manage'),
    visoes: visoes.map((view) => ({ ...view, search: readable(view.search, input) })),
  }
}

export async function createView(db: Database, actor: Actor, view: ListViewFields) {
  const { module } = openList(actor, view.lista)
  assertMayShare(actor, module, view.nivel)
  // Two windows of one person would both count 49.
  await waitForLock(db, 'listViews', actor.id)
  if ((await countOwnViews(db, actor, view.lista)) >= MOST_VIEWS)
    throw refusals.invalid({ nome: text.tooManyViews(MOST_VIEWS) })
  return insertView(db, actor, view)
}

export async function changeView(db: Database, actor: Actor, view: UpdateListViewInput) {
  const { lista } = found(await ownView(db, actor, view.id))
  assertMayShare(actor, openList(actor, lista).module, view.nivel)
  return updateView(db, actor, view)
}
