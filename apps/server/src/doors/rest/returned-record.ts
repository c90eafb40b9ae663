/** `retorno=registro`: a write answers the record, as its own path does, beside what it answers without (docs/rest.md#the-record-after-a-write). */
import { rest as text } from '@intranet/contract/messages/list-requests'
import * as z from 'zod'
import { AppError, refusals } from '../../platform/errors.ts'
import { isTooWhole } from '../../platform/procedure/admission.ts'
import { mayUse, metaOf } from '../../platform/procedure/caller.ts'
import type { Context } from '../../platform/procedure/context.ts'
import { toAppError } from '../../platform/procedure/error-map.ts'
import { objectShape } from '../../platform/rest/input-fields.ts'
import { restRequest } from '../../platform/rest/request.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { oncePerRoute } from './once-per-route.ts'
import { restRoutes } from './routes.ts'

type Fields = Record<string, unknown>

/** Records that one write answers: each is read as its own path reads it. */
export const MOST_RETURNED = 50

/** The path of one record, beside a write. */
interface Reader {
  route: RestRoute
  param: string
  /** `rh_setor_by_pk` */
  key: string
}

const keyOf = ({ contract }: RestRoute) =>
  Object.keys(objectShape(contract.answers)).find((key) => key.endsWith('_by_pk'))

/** `{insert_x: {returning}}`, `{update_x: …}` and `{upsert_x: …}`: the name of the outer part. */
function writtenKey({ contract }: RestRoute): string | undefined {
  const [[key, schema] = []] = Object.entries(objectShape(contract.answers))
  return key && /^(insert|update|upsert)_/.test(key) && objectShape(schema!).returning ? key : undefined
}

function readerOf(write: RestRoute): Reader | undefined {
  const { method, path } = write
  if ((method !== 'POST' && method !== 'PUT') || !writtenKey(write)) return undefined
  const formOf = (one: string) => one.replace(/:\w+/g, ':')
  // A record by its outside id is read by its own.
  const above = path.replace(/\/externo(\/:id_externo)?$/, '')
  const wanted = formOf(method === 'POST' || above !== path ? `${above}/:id` : path)
  const route = restRoutes.find((one) => one.method === 'GET' && formOf(one.path) === wanted)
  const key = route && keyOf(route)
  const [, param] = /:(\w+)$/.exec(route?.path ?? '') ?? []
  return route && key && param ? { route, key, param } : undefined
}

/** How a write's record is read; undefined where no path of one record is beside it. */
export const recordReader = oncePerRoute(readerOf)

/** An upsert says what it did beside its record: `{id_externo, id, criado, registro}`. */
const keepsOwn = (key: string) => key.startsWith('upsert_')

/** A record with what only its write answers: a key or secret that is shown once, warnings. */
function withOwn(record: z.ZodType, own: z.ZodType): z.ZodType {
  if (record instanceof z.ZodUnion)
    return z.union(record.options.map((one) => withOwn(one as z.ZodType, own)))
  const [fields, written] = [objectShape(record), objectShape(own)]
  const isComplete = Object.keys(written).every((name) => name in fields)
  return isComplete ? record : z.strictObject({ ...written, ...fields })
}

/** The schema of such an answer: records, and the ids of those that their writer does not read any more. */
export function returnedSchema(write: RestRoute): z.ZodType | undefined {
  const reader = recordReader(write)
  const key = writtenKey(write)
  if (!reader || !key) return undefined
  const outer = objectShape(write.contract.answers)[key]!
  const own = (objectShape(outer).returning as z.ZodArray<z.ZodType>).element
  const record = objectShape(reader.route.contract.answers)[reader.key]!
  const answered = keepsOwn(key)
    ? z.strictObject({ ...objectShape(own), registro: record.nullable().optional() })
    : z.union([own, withOwn(record, own)])
  const returning = z.array(answered)
  return z.strictObject({ [key]: z.strictObject({ ...objectShape(outer), returning }) })
}

const countOf = (body: unknown): number => {
  const { objects } = (body ?? {}) as { objects?: unknown }
  return Array.isArray(objects) ? objects.length : 1
}

/** Whether a request asks for the record. Throws before anything is written: 403 for who may not read it, 422 for too many. */
export function asksRecord(write: RestRoute, { actor }: Context, retorno: unknown, body: unknown): boolean {
  if (retorno === undefined) return false
  const reader = recordReader(write)
  if (!reader || retorno !== 'registro') throw refusals.listed('retorno', ['registro'], text.onlyRecord)
  const { procedure } = reader.route.contract
  if (!mayUse(procedure, actor)) {
    const masked = isTooWhole(metaOf(procedure), actor)
    throw new AppError('forbidden', masked ? text.recordPersonal : text.recordNotRead)
  }
  if (countOf(body) > MOST_RETURNED) throw refusals.invalid({ retorno: text.mostReturned(MOST_RETURNED) })
  return true
}

/** The answer of a write with its records. What its writer reads no more keeps its id alone: it is written. */
export async function withRecords(write: RestRoute, context: Context, answer: unknown): Promise<unknown> {
  const { route, key, param } = recordReader(write)!
  const outer = writtenKey(write)!
  const written = (answer as Fields)[outer] as { returning: { id: number }[] }
  const returning: unknown[] = []
  for (const own of written.returning) {
    const asked = restRequest({ [param]: String(own.id) }, {}, undefined)
    const read = { ...context, idempotencyKey: undefined }
    const found = await route.answer(read, asked).catch((error: unknown) => {
      if (toAppError(error).code !== 'not_found') throw error
      return null
    })
    const record = found && (found as Fields)[key]
    returning.push(keepsOwn(outer) ? { ...own, registro: record } : { ...own, ...(record as Fields | null) })
  }
  return { [outer]: { ...written, returning } }
}
