/** A documented request, in whichever of its accepted forms it came. */
import { inputsOfAPage } from '@intranet/contract/list-limits'
import { common } from '@intranet/contract/messages'
import { rest as words } from '@intranet/contract/messages/list-requests'
import { refusal } from '@intranet/contract/messages/refusals'
import { unknownKeys } from '@intranet/contract/zod-locale'
import { AppError, refusals } from '../errors.ts'

type Fields = Record<string, unknown>

/** What documented clients send along and the server decides itself. */
export const decidedByServer = ['id', 'id_usuario', 'created_at']

/** What is sent twice comes as a list: only parameters of a filter may. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** A request to a path with the parameters `Param`. */
export interface RestRequest<Param extends string = string> {
  /** A numeric path parameter, `id` by default; for anything else the record does not exist. */
  id: (...name: 'id' extends Param ? [name?: Param] : [name: Param]) => number
  /** A path parameter as it was written. */
  param: (name: Param) => string
  /**
   * `{object:{…}}`, `{objects:[…]}` (or one object) or the flat body, as a list; `keep` keeps fields that the server
   * otherwise sets.
   */
  objects(keep?: readonly string[]): Fields[]
  /** The single object of a body. */
  object(keep?: readonly string[]): Fields
  /** A flat body whose own fields are `objects` and others. */
  whole(keep?: readonly string[]): Fields
  /** A list's body with `filtro`; the flags may be inside or next to it. */
  list(isFlag: (key: string, value: unknown) => boolean): Fields
  query: Query
  body: unknown
}

/** Whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const badForm = () => refusals.invalid({ corpo: common.invalidData })

function without(fields: unknown, keep: readonly string[]): Fields {
  if (!isFields(fields)) throw badForm()
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => keep.includes(key) || !decidedByServer.includes(key)),
  )
}

/** A field beside the wrapper would be lost without a word: also the `updated_at` that a write depends on. */
function inWrapper(body: Fields, name: 'object' | 'objects'): unknown {
  const [beside] = Object.keys(body).filter((key) => key !== name)
  if (beside !== undefined) throw refusals.invalid({ [beside.slice(0, 80)]: words.beside(beside, name) })
  return body[name]
}

/** What a body holds: in `objects`, in `object`, or itself. */
export function unwrapped(body: Fields): unknown {
  const name = (['objects', 'object'] as const).find((key) => key in body)
  return name ? inWrapper(body, name) : body
}

/** An `id` in a body is the one of the path: another one would change a record that was not meant. */
function assertOwn({ id }: Record<string, string>, fields: unknown): void {
  const named = isFields(fields) ? fields.id : undefined
  if (id !== undefined && (typeof named === 'number' || typeof named === 'string') && String(named) !== id)
    throw refusals.invalid({ id: words.otherRecord })
}

/** What a body holds as a list, one or more. */
function givenIn(body: unknown): unknown[] {
  if (!isFields(body)) throw badForm()
  const given = unwrapped(body)
  const list: unknown[] = Array.isArray(given) ? given : [given]
  if (list.length < 1) throw badForm()
  return list
}

export const listFlags = [...inputsOfAPage, 'sort', 'q']

const unreadableField = (name: string) => refusals.invalid({ [name]: common.invalidData })

/** An integer as digits, with at most as many digits as a page number may need. */
export function numberIn(name: string, text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw unreadableField(name)
  return Number(text)
}

export function booleanIn(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw unreadableField(name)
  return text === 'true'
}

export function filterIn(name: string, text: string): Fields {
  let filter: unknown
  try {
    filter = JSON.parse(text)
  } catch {
    throw new AppError('unreadable', refusal.unreadable, { campos: { [name]: common.invalidData } })
  }
  if (!isFields(filter)) throw unreadableField(name)
  return filter
}

/** Moves `limit`, `offset` and the documented flags of a list out of its `filtro`, where clients may send them. */
function fromBody(body: unknown, isFlag: (key: string, value: unknown) => boolean): Fields {
  if (body === undefined || body === null) return {}
  if (!isFields(body)) throw badForm()
  const given = body.filtro ?? {}
  if (!isFields(given)) throw badForm()
  const entries = Object.entries(given)
  // From entries, never by assignment: a "__proto__" in the filter stays an unknown column.
  const filtro = Object.fromEntries(entries.filter(([key, value]) => !isFlag(key, value)))
  return { ...Object.fromEntries(entries.filter(([key, value]) => isFlag(key, value))), ...body, filtro }
}

export function restRequest(params: Record<string, string>, query: Query, body: unknown): RestRequest {
  return {
    id: (name = 'id') => {
      const value = Number(params[name])
      if (!/^\d{1,16}$/.test(params[name] ?? '') || !Number.isSafeInteger(value) || value < 1) {
        throw refusals.notFound()
      }
      return value
    },
    param: (name) => params[name] ?? '',
    objects: (keep = []) => givenIn(body).map((fields) => without(fields, keep)),
    object(keep = []) {
      if (isFields(body) && 'objects' in body) throw refusals.invalid({ objects: unknownKeys(['objects']) })
      const [fields, ...others] = givenIn(body)
      if (others.length) throw badForm()
      assertOwn(params, fields)
      return without(fields, keep)
    },
    whole: (keep = []) => without(body, keep),
    list: (isFlag) => fromBody(body, isFlag),
    query,
    body,
  }
}
