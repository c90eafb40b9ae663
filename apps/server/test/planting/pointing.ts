/** The fields of an input that name another record, and inputs that name another one. */
import type { Database } from '@intranet/db/connection'
import { ownedTables, readCatalog } from './catalog.ts'

type Json = Record<string, unknown>

/** Fields that hold ids without saying so. */
export const holdsIds = /^(id_.*|trilhas|conteudos|usuarios|empresas|convidados)$/

/** Somebody who is in nothing yet does. */
export const isPerson = /^id_(usuario|funcionario)$/

/** Columns that refer to tables of no provider alone. */
export async function groupWideFields(db: Database): Promise<Set<string>> {
  const catalog = await readCatalog(db)
  const owned = ownedTables(catalog)
  const [wide, own] = [new Set<string>(), new Set<string>()]
  for (const { columns, target } of catalog.flatMap(({ references }) => references))
    for (const column of columns) (owned.has(target) ? own : wide).add(column)
  return new Set([...wide].filter((column) => !own.has(column)))
}

/** Names of the fields of an input, nested ones too, that hold the id of another record; a city is anybody's. */
export function* fieldsOf(input: unknown, key = ''): Generator<string> {
  if (Array.isArray(input)) for (const part of input) yield* fieldsOf(part, key)
  else if (typeof input === 'object' && input !== null)
    for (const [name, part] of Object.entries(input)) yield* fieldsOf(part, name)
  else if (holdsIds.test(key) && !key.startsWith('id_cidade') && typeof input === 'number') yield key
}

/** The input with one id wherever the field is. */
export function pointed(input: unknown, field: string, id: number, key = ''): unknown {
  if (Array.isArray(input)) return input.map((part) => pointed(part, field, id, key))
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(
      Object.entries(input).map(([name, part]) => [name, pointed(part, field, id, name)]),
    )
  return key === field && typeof input === 'number' ? id : input
}

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** The input with another value in a field that was refused: none, what is known, a time ahead, a year without anything. */
export function withAnother(
  input: unknown,
  refused: string,
  round: number,
  known: (field: string) => readonly unknown[],
): unknown {
  const copy = structuredClone(input) as Json
  const several = copy.objects as Json[] | undefined
  const path = refused.split('.')
  const field = path.pop()!
  let holder = path.length === 0 && several ? several[0]! : copy
  for (const part of path) holder = (holder[part] ?? {}) as Json
  const now = holder[field]
  const values = [undefined, ...known(field).filter((one) => one !== now), later(30), later(80), null, 2031]
  holder[field] = values[round % values.length]
  return copy
}

/** The first input, or the first record in it, with one field as the second has it. */
export function withFieldOf(input: unknown, other: unknown, field: string): unknown {
  const [copy, from] = [structuredClone(input) as Json, other as Json]
  const recordIn = (one: Json) => (Array.isArray(one.objects) ? (one.objects[0] as Json) : one)
  if (field in recordIn(from)) recordIn(copy)[field] = recordIn(from)[field]
  return copy
}
