/** Continuing a list after the row where a page ended. */
import { common } from '@intranet/contract/messages'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { refusals } from './errors.ts'

/** Where a page ended: the row's value of the sort, and its id. */
export interface Mark {
  sort: string
  valor: string | number | boolean | null
  id: number
}

/** A mark as clients send it back, opaque to them. */
export const encodeMark = (mark: Mark) => Buffer.from(JSON.stringify(mark)).toString('base64url')

/** Null for a mark of another order. Throws `invalid` for what is none. */
export function decodeMark(text: string, sort: string): Mark | null {
  try {
    const mark = JSON.parse(Buffer.from(text, 'base64url').toString()) as Mark
    return mark.sort === sort && Number.isSafeInteger(mark.id) ? mark : null
  } catch {
    throw refusals.invalid({ depois: common.invalidData })
  }
}

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
