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
}

const rowNames = (schema: z.ZodType): string[] => {
  const inner = bare(schema)
  const row = inner instanceof z.ZodArray ? (inner.element as z.ZodType) : inner
  return Object.keys(objectShape(row))
}

function partOf({ method, wrap, contract }: RestRoute): Choosable | undefined {
  if (method !== 'GET' && wrap !== 'filtro') return undefined
  const parts = Object.entries(objectShape(contract.answers))
    .map(([key, schema]) => ({ key, schema: bare(schema) }))
    .filter(({ key, schema }) => schema instanceof z.ZodArray || key.endsWith('_by_pk'))
  const [part] = parts
  const names = part ? rowNames(part.schema) : []
  return part && parts.length === 1 && names.length ? { key: part.key, names } : undefined
}

/** The part of a route's answer whose columns may be chosen; undefined where it has no such rows. */
export const choosable = oncePerRoute(partOf)

/** The columns that `campos` names, with commas or as an array. Throws 422 for one that the rows do not have. */
export function chosenFields(route: RestRoute, campos: unknown): readonly string[] | undefined {
  const part = choosable(route)
  if (campos === undefined || !part) return undefined
  const named: unknown = typeof campos === 'string' ? campos.split(',').map((one) => one.trim()) : campos
  const fits =
    Array.isArray(named) && named.length > 0 && named.every((one) => part.names.includes(String(one)))
  if (!fits) {
    const said = text.columns(part.names)
    throw new AppError('invalid', said, { campos: { campos: said }, permitidos: { campos: [...part.names] } })
  }
  return named as string[]
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
  const chosen = Array.isArray(rows) ? rows.map((row) => picked(row, names)) : picked(rows, names)
  return { [part.key]: chosen, ...beside }
}
