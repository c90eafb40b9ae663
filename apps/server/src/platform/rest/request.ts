/** A documented request, in whichever of its accepted forms it came. */
import { inputsOfAPage } from '@intranet/contract/list-limits'
import { common, form } from '@intranet/contract/messages'
import { rest as words, type TypeWord } from '@intranet/contract/messages/list-requests'
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

/** What is no object where one is asked for: the whole body, or a part of it. */
const noObject = (place = 'corpo') => refusals.invalid({ [place]: words.otherType('object') })

function without(fields: unknown, keep: readonly string[], place?: string): Fields {
  if (!isFields(fields)) throw noObject(place)
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
  const name = wrapperOf(body)
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
  if (!isFields(body)) throw noObject()
  const given = unwrapped(body)
  const list: unknown[] = Array.isArray(given) ? given : [given]
  if (list.length < 1) throw refusals.invalid({ [wrapperOf(body) ?? 'corpo']: form.required })
  return list
}

const wrapperOf = (body: unknown) =>
  isFields(body) ? (['objects', 'object'] as const).find((key) => key in body) : undefined

/** Where one of the objects of a body is. */
const placeOf = (body: unknown, index: number): string | undefined =>
  isFields(body) && Array.isArray(body.objects) ? `objects.${index}` : wrapperOf(body)

export const listFlags = [...inputsOfAPage, 'sort', 'q']

const otherType = (name: string, type: TypeWord) => refusals.invalid({ [name]: words.otherType(type) })

/** A number as digits; which ones a field takes says its schema. */
export function numberIn(name: string, text: string): number {
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text)) throw otherType(name, 'number')
  return Number(text)
}

export function booleanIn(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw otherType(name, 'boolean')
  return text === 'true'
}

function jsonIn(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('unreadable', refusal.unreadable, { campos: { [name]: common.invalidData } })
  }
}

export function listIn(name: string, text: string): unknown[] {
  const list = jsonIn(name, text)
  if (!Array.isArray(list)) throw otherType(name, 'array')
  return list
}

export function filterIn(name: string, text: string): Fields {
  const filter = jsonIn(name, text)
  if (!isFields(filter)) throw otherType(name, 'object')
  return filter
}

/** Moves `limit`, `offset` and the documented flags of a list out of its `filtro`, where clients may send them. */
function fromBody(body: unknown, isFlag: (key: string, value: unknown) => boolean): Fields {
  if (body === undefined || body === null) return {}
  if (!isFields(body)) throw noObject()
  // A filter that was not built (null) is not the whole list.
  const { filtro: given = {} } = body
  if (!isFields(given)) throw noObject('filtro')
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
    objects: (keep = []) => givenIn(body).map((fields, index) => without(fields, keep, placeOf(body, index))),
    object(keep = []) {
      if (isFields(body) && 'objects' in body) throw refusals.invalid({ objects: unknownKeys(['objects']) })
      const [fields, ...others] = givenIn(body)
      if (others.length) throw noObject(wrapperOf(body))
      assertOwn(params, fields)
      return without(fields, keep, wrapperOf(body))
    },
    whole: (keep = []) => without(body, keep),
    list: (isFlag) => fromBody(body, isFlag),
    query,
    body,
  }
}
