/**
 * Documents and phones in lists: enough to distinguish people, not enough to identify them
 * (docs/platform.md#masked-documents).
 */
import type { Filter, FilterOperators } from '@intranet/contract/list'
import { sql, type RawBuilder } from 'kysely'
import { maskedCpfOf } from '../../platform/masked-cpf.ts'
import { normalised } from '../../platform/list.ts'
import { holdsText, typedWords, withoutMarks } from '../../platform/text-search.ts'

/** `***.456.789-**` for a CPF; a CNPJ is public and stays complete. */
export const maskedDocument = (column: string): RawBuilder<string | null> => {
  const ref = sql.ref(column)
  return sql<string | null>`case length(${ref}) when 11 then ${maskedCpfOf(column)} else ${ref} end`
}

/** All but the area and the last four digits are hidden. */
export const maskedPhone = (column: string): RawBuilder<string | null> => {
  const local = sql`regexp_replace(${sql.ref(column)}, '^55(?=[0-9]{10,11}$)', '')`
  return sql<string | null>`'(' || left(${local}, 2) || ') *****-' || right(${local}, 4)`
}

/** The one value that a condition looks for: `_ilike`, as lists ask it, finds a whole document too. */
function valueOf(condition: unknown): unknown {
  if (typeof condition !== 'object' || condition === null) return condition
  const { _eq, _ilike, ...others } = condition as FilterOperators
  if (Object.keys(others).length > 0) return undefined
  return _ilike === undefined ? _eq : _eq === undefined ? _ilike.replaceAll('%', '') : undefined
}

const WHOLE = /^(\d{11}|[0-9A-Z]{12}\d{2})$/i

interface Asked {
  filtro: Filter<string>
  q?: string
}

/**
 * For lists with masked documents: a complete document can be searched, but nobody can find one out digit by digit.
 * Answers further conditions on the rows, and the filter for the masked column. A word of `q` that is not a complete
 * document must be in one of `columns`, even if the search column contains documents.
 */
export function byWholeDocument<T extends Asked>(
  request: T,
  key: string,
  document: string,
  columns: readonly string[],
): { request: T; where: RawBuilder<boolean> } {
  const { [key]: asked, ...filtro } = request.filtro as Record<string, unknown>
  const value = valueOf(asked)
  const whole = typeof value === 'string' && WHOLE.test(value)
  const text = normalised(...columns)
  const words = typedWords(request.q ?? '').filter((word) => !WHOLE.test(withoutMarks(word)))
  const tests = [
    whole ? sql`${sql.ref(document)} = ${value}` : sql`true`,
    ...words.map((word) => holdsText(text, word)),
  ]
  return {
    request: whole ? { ...request, filtro } : request,
    where: sql<boolean>`(${sql.join(tests, sql` and `)})`,
  }
}
