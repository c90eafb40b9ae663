import type { ExternalFields, ExternalSaved, ListExternalInput } from '@intranet/contract/access/external-ids'
import { refusal } from '@intranet/contract/messages/refusals'
import { external as text } from '@intranet/contract/messages/list-requests'
import { ZodError } from 'zod'
import { isRefusal } from '../../../platform/database-errors.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { causesOf } from '../../../platform/error-causes.ts'
import { callProcedure } from '../../../platform/procedure/caller.ts'
import type { SignedInContext } from '../../../platform/procedure/context.ts'
import { toAppError } from '../../../platform/procedure/error-map.ts'
import { found } from '../../../platform/records.ts'
import type { TableKey } from '../../../platform/rest/answer-keys.ts'
import { forgottenAmong } from '../../sales/leads/lead-checks.queries.ts'
import type { ExternalEntity } from './external-entities.ts'
import {
  findLink,
  findLinks,
  insertLinks,
  listLinks,
  lockExternalIds,
  removeLink,
  sourceOfKey,
  type Source,
} from './external-id.queries.ts'
import {
  type Linked,
  type Placed,
  assertProviders,
  listed,
  procedureOf,
  visible,
  withProvider,
} from './listed-external.service.ts'

type Ctx = SignedInContext

/** Whose ids a request is about. Throws 422 for people, and for keys without a source. */
async function sourceOf({ db, actor }: Ctx, { tabela }: ExternalEntity): Promise<Source> {
  const fonte = actor.chave ? await sourceOfKey(db, actor.chave.id) : null
  if (fonte === null) throw refusals.invalid({ fonte: text.noSource })
  return { fonte, tabela }
}

/** Calls a procedure of the entity within this transaction: it asks for the same right, and keeps the same rules. */
function callOwn<T>(ctx: Ctx, entity: ExternalEntity, verb: 'create' | 'update', input: object): Promise<T> {
  const path = `${entity.router}.${verb}`
  const unkeyed = { ...ctx, idempotencyKey: undefined }
  return callProcedure(procedureOf(entity, verb), path, unkeyed, () => input) as Promise<T>
}

function assertOnce(objects: readonly ExternalFields[]): void {
  const seen = new Set<string>()
  for (const [place, { id_externo }] of objects.entries()) {
    if (seen.has(id_externo)) throw refusals.invalid({ [`objects.${place}.id_externo`]: text.twice })
    seen.add(id_externo)
  }
}

/** A refusal of some of the objects, its fields by their places in the request. */
async function placed<T>(places: readonly number[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Which of many rows the database refused is found by the builder.
    if ([...causesOf(error)].some(isRefusal)) throw error
    const { code, message, details } = toAppError(error)
    const campos = Object.entries(details.campos ?? (code === 'not_found' ? { id_externo: message } : {}))
    const here = campos.map(([field, words]) => {
      const [, row, name = field] = /^objects\.(\d+)\.(.*)$/.exec(field) ?? []
      // What a creation says of all its records is said of no one of them.
      const place = row === undefined && places.length > 1 ? undefined : places[Number(row ?? 0)]
      return [place === undefined ? field : `objects.${place}.${name}`, words] as const
    })
    throw new AppError(code, message, {
      ...details,
      ...(here.length && { campos: Object.fromEntries(here) }),
    })
  }
}

/** What the entity itself says of every record (`fixed`) is the same, whatever was sent. */
const sentFields = (
  { fixed = {} }: ExternalEntity,
  { id_externo: _, id_registro: __, ...fields }: ExternalFields,
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined && !(name in fixed)),
  )

/** What a creation needs and does not take, of all new records at once. */
function assertCreatable(entity: ExternalEntity, missing: readonly Placed[]): void {
  const { creation, changeOnly } = entity.schemas
  const issues = missing.flatMap(({ place, object }) => {
    const { updated_at: _, ...sent } = sentFields(entity, object)
    const changes = changeOnly.filter((name) => name in sent)
    const fields = Object.fromEntries(Object.entries(sent).filter(([name]) => !changes.includes(name)))
    const wrong = creation.safeParse(fields).error?.issues ?? []
    return [
      ...wrong,
      ...changes.map((name) => ({ code: 'custom' as const, path: [name], message: text.changeOnly })),
    ].map((issue) => ({ ...issue, path: ['objects', place, ...issue.path] }))
  })
  if (issues.length) throw toAppError(new ZodError(issues))
}

/** Creates records, as many a call as their creation takes; answers their ids in the same order. */
async function createThem(ctx: Ctx, entity: ExternalEntity, missing: readonly Placed[]): Promise<number[]> {
  const { most = missing.length, fixed } = entity
  const ids: number[] = []
  for (let begin = 0; begin < missing.length; begin += most) {
    const part = missing.slice(begin, begin + most)
    const objects = part.map(({ object }) => {
      const { updated_at: _, ...fields } = sentFields(entity, object)
      return fields
    })
    const made = await placed(
      part.map(({ place }) => place),
      () => callOwn<{ id: number }[]>(ctx, entity, 'create', { objects, ...fixed }),
    )
    ids.push(...made.map(({ id }) => id))
  }
  return ids
}

/** Refuses the outside ids at some places, all of them at once. */
function assertNone(places: readonly number[], message: string): void {
  const campos = Object.fromEntries(places.map((place) => [`objects.${place}.id_externo`, message]))
  if (places.length) throw new AppError('not_found', message, { campos })
}

/** The fields of an object that a change takes; the others belong to its creation. */
function changesIn(entity: ExternalEntity, { object }: Placed): Record<string, unknown> {
  const { createOnly } = entity.schemas
  const kept = Object.entries(sentFields(entity, object)).filter(([name]) => !createOnly.includes(name))
  // A version alone changes nothing: it comes with what links a record.
  return kept.every(([name]) => name === 'updated_at') ? {} : Object.fromEntries(kept)
}

/**
 * Changes records. Of those that were `known` before and that nothing changes, their list says whether the caller sees them:
 * a change asks by itself, and so did the link of the others.
 */
async function changeThem(
  ctx: Ctx,
  entity: ExternalEntity,
  linked: readonly Linked[],
  known: ReadonlyMap<string, number>,
): Promise<void> {
  const all = linked.map((one) => ({ ...one, changes: changesIn(entity, one) }))
  const isSame = ({ changes }: { changes: object }) => Object.keys(changes).length === 0
  const changed = all.filter((one) => !isSame(one))
  const same = all.filter((one) => isSame(one) && known.has(one.object.id_externo))
  const named = withProvider(entity, linked)
  const ids = new Set([...named, ...same].map(({ id }) => id))
  const rows = new Map((await listed(ctx, entity, [...ids])).map((row) => [row.id, row.id_empresa]))
  assertProviders(named, rows)
  assertNone(
    same.filter(({ id }) => !rows.has(id)).map(({ place }) => place),
    refusal.notFound,
  )
  // In the order of their ids: two calls that change the same records do not wait for each other.
  for (const { id, place, changes } of changed.toSorted((first, second) => first.id - second.id))
    await placed([place], () => callOwn(ctx, entity, 'update', { ...changes, ...entity.fixed, id }))
}

/** Those of some records whose personal data were removed: they get no outside id any more. */
const forgottenOf: Partial<Record<TableKey, typeof forgottenAmong>> = { vendas_lead: forgottenAmong }

/** Gives the source's ids to records that are there already, as `id_registro` says; answers them with those of before. */
async function linkExisting(
  ctx: Ctx,
  entity: ExternalEntity,
  source: Source,
  all: readonly Placed[],
  links: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const named = all.filter(({ object }) => object.id_registro !== undefined)
  for (const { place, object } of named)
    if ((links.get(object.id_externo) ?? object.id_registro) !== object.id_registro)
      throw refusals.invalid({ [`objects.${place}.id_externo`]: text.linked })
  const added = named.filter(({ object }) => !links.has(object.id_externo))
  if (added.length === 0) return links
  const records = added.map(({ object }) => object.id_registro!)
  const seen = await visible(ctx, entity, records)
  for (const { place, object } of added)
    if (!seen.has(object.id_registro!))
      throw refusals.invalid({ [`objects.${place}.id_registro`]: refusal.notFound })
  const lost = await forgottenOf[entity.tabela]?.(ctx.db, records)
  assertNone(
    added.filter(({ object }) => lost?.has(object.id_registro!)).map(({ place }) => place),
    text.forgotten,
  )
  await insertLinks(
    ctx.db,
    source,
    added.map(({ object }) => ({ id_externo: object.id_externo, id_item: object.id_registro! })),
  )
  return new Map([...links, ...added.map(({ object }) => [object.id_externo, object.id_registro!] as const)])
}

/** The records that the source calls so. Refuses the ids of those whose personal data were removed, all at once. */
async function knownLinks(
  { db }: Ctx,
  source: Source,
  objects: readonly ExternalFields[],
): Promise<ReadonlyMap<string, number>> {
  const ids = objects.map(({ id_externo }) => id_externo)
  const links = await findLinks(db, source, ids)
  const forgotten = [...ids.entries()].filter(([, id]) => links.get(id) === null)
  assertNone(
    forgotten.map(([place]) => place),
    text.forgotten,
  )
  return new Map([...links].flatMap(([id, item]) => (item === null ? [] : [[id, item] as const])))
}

/**
 * Creates or changes records by the ids of the key's source, all of them or none. Of two at once the second waits, and
 * changes what the first one made.
 */
export async function putExternal(
  ctx: Ctx,
  entity: ExternalEntity,
  objects: readonly ExternalFields[],
): Promise<ExternalSaved> {
  const source = await sourceOf(ctx, entity)
  assertOnce(objects)
  const ids = objects.map(({ id_externo }) => id_externo)
  await lockExternalIds(ctx.db, source, ids)
  const all = objects.map((object, place) => ({ object, place }))
  const known = await knownLinks(ctx, source, objects)
  const links = await linkExisting(ctx, entity, source, all, known)
  const missing = all.filter(({ object }) => !links.has(object.id_externo))
  assertCreatable(entity, missing)
  const made = missing.length ? await createThem(ctx, entity, missing) : []
  const added = missing.map(({ object }, place) => ({ id_externo: object.id_externo, id_item: made[place]! }))
  if (added.length) await insertLinks(ctx.db, source, added)
  const linked = all.flatMap((one) => {
    const id = links.get(one.object.id_externo)
    return id === undefined ? [] : [{ ...one, id }]
  })
  await changeThem(ctx, entity, linked, known)
  const now = new Map([...links, ...added.map(({ id_externo, id_item }) => [id_externo, id_item] as const)])
  return objects.map(({ id_externo }) => ({
    id_externo,
    id: now.get(id_externo)!,
    criado: !links.has(id_externo),
  }))
}

/** One page of the source's ids, of records that the caller sees: a page may have fewer than `limit`. */
export async function listExternal(ctx: Ctx, entity: ExternalEntity, request: ListExternalInput) {
  const source = await sourceOf(ctx, entity)
  const page = await listLinks(ctx.db, source, { ...request, contar: false })
  const seen = await visible(
    ctx,
    entity,
    page.dados.map(({ id_registro }) => id_registro),
  )
  return { ...page, dados: page.dados.filter(({ id_registro }) => seen.has(id_registro)) }
}

/** What a source calls one record so, and since when. Throws 404 for an id that it calls nothing by, as people do. */
export async function getExternal(ctx: Ctx, entity: ExternalEntity, id_externo: string) {
  if (!ctx.actor.chave) throw refusals.notFound()
  const link = found(await findLink(ctx.db, await sourceOf(ctx, entity), id_externo))
  if (!(await visible(ctx, entity, [link.id_registro])).has(link.id_registro)) throw refusals.notFound()
  return link
}

/** Forgets what the source calls a record; the record stays. Throws 404 for an id that it calls nothing by, as people do. */
export async function unlinkExternal(ctx: Ctx, entity: ExternalEntity, id_externo: string): Promise<void> {
  if (!ctx.actor.chave) throw refusals.notFound()
  const source = await sourceOf(ctx, entity)
  await lockExternalIds(ctx.db, source, [id_externo])
  await getExternal(ctx, entity, id_externo)
  await removeLink(ctx.db, source, id_externo)
}
