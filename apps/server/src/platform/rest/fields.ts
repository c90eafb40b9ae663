/** The fields that a request sends, read as the schemas of an input name them. */
import { filterOf, isOfFilter } from './filter-parameters.ts'
import { elementShape, kindOf, objectShape, type Shape } from './input-fields.ts'
import {
  booleanIn,
  decidedByServer,
  filterIn,
  isFields,
  listFlags,
  listIn,
  numberIn,
  type RestRequest,
} from './request.ts'

type Fields = Record<string, unknown>

/** A value by itself, or a condition as JSON. */
const conditionIn = (name: string, text: string) =>
  text.trimStart().startsWith('{') ? filterIn(name, text) : text

const readers = {
  condition: conditionIn,
  number: numberIn,
  boolean: booleanIn,
  json: filterIn,
  list: listIn,
  text: (_name: string, text: string) => text,
}

/** An order by several columns is written with commas: `nome,-created_at`. */
const ordersIn = (sort: unknown): unknown =>
  typeof sort === 'string' && sort.includes(',') ? sort.split(',').map((one) => one.trim()) : sort

const withOrders = (fields: Fields): Fields =>
  'sort' in fields ? { ...fields, sort: ordersIn(fields.sort) } : fields

/** Text of a query by the kind of each field; a filter is JSON or has parameters for its columns. */
export function queryFields(query: RestRequest['query'], shape: Shape): Fields {
  const plain = Object.entries(query).filter(([key]) => !isOfFilter(key))
  const filtro = shape.filtro && filterOf(query, shape.filtro)
  return withOrders({
    ...Object.fromEntries(
      plain.map(([key, text = '']) => [key, readers[kindOf(shape[key])](key, String(text))]),
    ),
    ...(filtro && { filtro }),
  })
}

/** What clients send along is dropped, but for what the input takes. */
const kept = (shape: Shape) => decidedByServer.filter((key) => key in shape)
const dropped = (shape: Shape) => decidedByServer.filter((key) => !(key in shape))

const without = (fields: Fields, drops: readonly string[]): Fields =>
  drops.length ? Object.fromEntries(Object.entries(fields).filter(([key]) => !drops.includes(key))) : fields

/** Fields of a list; an input without a `filtro` has its fields there, too. A filter keeps no empty values. */
function listFields(request: RestRequest, shape: Shape): Fields {
  const columns = shape.filtro ? objectShape(shape.filtro) : {}
  // A flag may have the name of a column: what is a condition of the column stays in the filter.
  const isCondition = (key: string, value: unknown) =>
    key in columns && (isFields(value) || columns[key]!.safeParse(value).success)
  const list = request.list(
    (key, value) => listFlags.includes(key) || (key !== 'filtro' && key in shape && !isCondition(key, value)),
  )
  if ('filtro' in shape) return withOrders(list)
  const { filtro, ...fields } = list
  return withOrders({ ...without(fields, dropped(shape)), ...(filtro as Fields | undefined) })
}

/**
 * Fields of a body. A list lifts what is in its `filtro`; `objects` may come as one object; everything else may be
 * in `object` or flat, and may be left out; a schema that names `object` gets the body as it is. `drops` are fields that
 * clients send along for nothing.
 */
export function bodyFields(
  request: RestRequest,
  shape: Shape,
  wrap: 'object' | 'filtro' | 'flat',
  drops: readonly string[],
): Fields {
  const names = Object.keys(shape)
  if (wrap === 'filtro') return listFields(request, shape)
  const apart = names.includes('object') || (names.includes('objects') && names.length > 1)
  if (apart) return request.whole(kept(shape))
  if (names.includes('objects'))
    return { objects: request.objects(kept(elementShape(shape))).map((one) => without(one, drops)) }
  const empty = request.body === undefined || request.body === null
  return empty ? {} : without(request.object(kept(shape)), drops)
}
