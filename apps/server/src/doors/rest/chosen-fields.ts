/** `campos`: the columns of an answer that a client wants (docs/rest.md#chosen-columns). */
import { rest as text } from '@intranet/contract/messages/list-requests'
import * as z from 'zod'
import { AppError } from '../../platform/errors.ts'
import { bare, objectShape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { oncePerRoute } from './once-per-route.ts'

type Fields = Record<string, unknown>

/** Where the rows, or the record, of an answer are, and the names of their columns. */
interface Choosable {
  key: string
  names: readonly string[]
  /** Rows have columns beside these: one for each provider, by its key. */
  more: boolean
}

const rowOf = (schema: z.ZodType): z.ZodType => {
  const inner = bare(schema)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
}
const isOpen = (row: z.ZodType) =>
  row instanceof z.ZodObject && row.def.catchall !== undefined && !(row.def.catchall instanceof z.ZodNever)

function partOf({ method, wrap, contract }: RestRoute): Choosable | undefined {
  if (method !== 'GET' && wrap !== 'filtro') return undefined
  const parts = Object.entries(objectShape(contract.answers))
    .map(([key, schema]) => ({ key, schema: bare(schema) }))
    .filter(({ key, schema }) => schema instanceof z.ZodArray || key.endsWith('_by_pk'))
  const [part] = parts
  if (!part || parts.length > 1) return undefined
  const row = rowOf(part.schema)
  const names = Object.keys(objectShape(row))
  return names.length ? { key: part.key, names, more: isOpen(row) } : undefined
}

/** The part of a route's answer whose columns may be chosen; undefined where it has no such rows. */
export const choosable = oncePerRoute(partOf)

/** 422 for a column that there is not, with those that there are. */
export function unknownColumn(names: readonly string[]): AppError {
  const said = text.columns(names)
  return new AppError('invalid', said, { campos: { campos: said }, permitidos: { campos: [...names] } })
}

/** The columns that `campos` names, with commas or as an array. Throws 422 for one that the rows do not have. */
export function chosenFields(route: RestRoute, campos: unknown): readonly string[] | undefined {
  const part = choosable(route)
  if (campos === undefined || !part) return undefined
  const named: unknown = typeof campos === 'string' ? campos.split(',').map((one) => one.trim()) : campos
  const fits =
    Array.isArray(named) &&
    named.length > 0 &&
    named.every((one) => typeof one === 'string' && (part.more || part.names.includes(one)))
  if (!fits) throw unknownColumn(part.names)
  return named as string[]
}

/** Which columns there are beside the declared ones only a row says. Throws 422 for one that it does not have. */
function assertColumns(part: Choosable, row: unknown, names: readonly string[]): void {
  if (typeof row !== 'object' || row === null) return
  const all = [...new Set([...part.names, ...Object.keys(row)])]
  if (!names.every((name) => all.includes(name))) throw unknownColumn(all)
}

const picked = (row: unknown, names: readonly string[]): unknown => {
  if (typeof row !== 'object' || row === null) return row
  return Object.fromEntries(names.map((name) => [name, (row as Fields)[name] ?? null]))
}

/** The answer with these columns alone. */
export function withChosen(route: RestRoute, answer: unknown, names: readonly string[] | undefined): unknown {
  const part = names && choosable(route)
  if (!part) return answer
  const { [part.key]: rows, ...beside } = answer as Fields
  if (part.more) assertColumns(part, [rows].flat()[0], names)
  const chosen = Array.isArray(rows) ? rows.map((row) => picked(row, names)) : picked(rows, names)
  return { [part.key]: chosen, ...beside }
}
