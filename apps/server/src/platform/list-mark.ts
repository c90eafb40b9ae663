/** Continuing a list after the row where a page ended. */
import { common } from '@intranet/contract/messages'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { hash } from 'node:crypto'
import { refusals } from './errors.ts'

/** Where a page ended: of which list, the row's value of the sort, and its id. */
export interface Mark {
  lista: string
  valor: string | number | boolean | null
  id: number
}

/** What may differ from page to page. */
const OF_THE_PAGE = new Set(['limit', 'offset', 'depois', 'contar', 'sort'])

/** Names a list by its order and by what it was asked for: a mark of another one continues nothing. */
export function listNamed(request: object, sort = ''): string {
  const asked = Object.entries(request).filter(([key, value]) => !OF_THE_PAGE.has(key) && value !== undefined)
  return hash(
    'sha256',
    JSON.stringify([sort, ...asked.toSorted(([one], [other]) => (one < other ? -1 : 1))]),
  ).slice(0, 16)
}

/** A mark as clients send it back, opaque to them. */
export const encodeMark = (mark: Mark) => Buffer.from(JSON.stringify(mark)).toString('base64url')

/** Throws 422 for what is no mark, or that of a list with another order, filter, text or parent. */
export function decodeMark(text: string, lista: string): Mark {
  const mark = readMark(text)
  if (!mark || !Number.isSafeInteger(mark.id)) throw refusals.invalid({ depois: common.invalidData })
  if (mark.lista !== lista) throw refusals.invalid({ depois: common.otherList })
  return mark
}

function readMark(text: string): Mark | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Mark
  } catch {
    return undefined
  }
}

/** The mark of a list whose pages are counted: how many rows were read. */
export const encodePlace = (place: number, lista: string) => encodeMark({ lista, valor: null, id: place })

/** How many rows were read before this page. Throws as `decodeMark` does. */
export const placeOf = ({ depois, offset }: { depois?: string; offset: number }, lista: string): number =>
  depois === undefined ? offset : Math.max(0, decodeMark(depois, lista).id)

/**
 * Rows after the mark in the list's order, in one or two parts that an index can each find by range.
 * Nulls come last ascending and first descending, as PostgreSQL puts them.
 */
export function afterMark(
  ref: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  mark: Mark,
  descending: boolean,
): RawBuilder<SqlBool>[] {
  const beyond = descending ? sql.raw('<') : sql.raw('>')
  if (mark.valor === null) {
    const rest = sql<SqlBool>`(${ref} is null and ${id} ${beyond} ${mark.id})`
    return descending ? [rest, sql<SqlBool>`${ref} is not null`] : [rest]
  }
  const later = sql<SqlBool>`(${ref}, ${id}) ${beyond} (${mark.valor}, ${mark.id})`
  return descending ? [later] : [later, sql<SqlBool>`${ref} is null`]
}
