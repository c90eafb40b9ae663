/** What a list's filter says, in SQL. */
import type {
  ColumnKind,
  Filter,
  FilterOperators,
  FilterValue,
  ListColumn,
  ListDefinition,
} from '@intranet/contract/list'
import { valuesOf, type PersonalKind } from '@intranet/contract/list-column'
import { normalizeText } from '@intranet/contract/formats'
import { rest } from '@intranet/contract/messages/list-requests'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { AppError, refusals } from './errors.ts'
import { phoneForms } from './phone-forms.ts'
import { escapeLike } from './text-search.ts'

/** Values that mean the same: a telephone may be stored with the country's code or without it. */
const formsOf = ({ personal, unmarked }: ListColumn, values: readonly FilterValue[]): FilterValue[] =>
  values.flatMap((value) =>
    personal === 'phone' && unmarked && typeof value === 'string' ? phoneForms(value) : [value],
  )

function compare(
  ref: RawBuilder<unknown>,
  operators: FilterOperators,
  column: ListColumn,
): Expression<SqlBool>[] {
  const { kind } = column
  const tests: Expression<SqlBool>[] = []
  const { _eq, _neq, _in, _not_in, _ilike, _gt, _gte, _lt, _lte, _is_null } = operators
  if (_eq !== undefined) tests.push(isSame(ref, _eq, column))
  if (_neq !== undefined) tests.push(isOther(ref, _neq, column))
  if (_in !== undefined) tests.push(isAmong(ref, _in, column))
  if (_not_in !== undefined) tests.push(isNone(ref, _not_in, column))
  if (_ilike !== undefined) tests.push(sql`normaliza(${ref}::text) like normaliza(${likePattern(_ilike)})`)
  if (_gt !== undefined) tests.push(isDay(_gt, kind) ? sql`${ref} >= ${_gt}::date + 1` : sql`${ref} > ${_gt}`)
  if (_lt !== undefined) tests.push(sql`${ref} < ${_lt}`)
  if (_gte !== undefined) tests.push(sql`${ref} >= ${_gte}`)
  if (_lte !== undefined)
    tests.push(isDay(_lte, kind) ? sql`${ref} < ${_lte}::date + 1` : sql`${ref} <= ${_lte}`)
  if (_is_null !== undefined) tests.push(_is_null ? sql`${ref} is null` : sql`${ref} is not null`)
  return tests
}

/** A date means the whole day, for timestamps too: the database's time zone is São Paulo's. */
const isDay = (value: FilterValue, kind: ColumnKind): value is string =>
  kind === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Any of some days. The range from the first to the last lets PostgreSQL use an index. */
function isOnDays(ref: RawBuilder<unknown>, days: readonly string[]): Expression<SqlBool> {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return sql`(${ref} >= ${first}::date and ${ref} < ${last}::date + 1 and (${ref})::date = any(${days}::date[]))`
}

// One parameter for any number of values: PostgreSQL accepts 65535 parameters in a statement.
function isAmong(
  ref: RawBuilder<unknown>,
  values: readonly FilterValue[],
  column: ListColumn,
): Expression<SqlBool> {
  const days = values.filter((one) => isDay(one, column.kind))
  const others = values.filter((one) => !isDay(one, column.kind))
  const same = sql<SqlBool>`${ref} = any(${formsOf(column, others)})`
  if (!days.length) return same
  return others.length ? sql`(${isOnDays(ref, days)} or ${same})` : isOnDays(ref, days)
}

/** Rows without a value are in no list of values. */
function isNone(
  ref: RawBuilder<unknown>,
  values: readonly FilterValue[],
  column: ListColumn,
): Expression<SqlBool> {
  if (values.some((one) => isDay(one, column.kind))) return sql`(${isAmong(ref, values, column)}) is not true`
  return sql`(${ref} <> all(${formsOf(column, values)}) or ${ref} is null)`
}

const isOther = (ref: RawBuilder<unknown>, value: FilterValue, column: ListColumn): Expression<SqlBool> =>
  isDay(value, column.kind) || formsOf(column, [value]).length > 1
    ? isNone(ref, [value], column)
    : sql`${ref} is distinct from ${value}`

function isSame(ref: RawBuilder<unknown>, value: FilterValue, column: ListColumn): Expression<SqlBool> {
  if (value === null) return sql`${ref} is null`
  const forms = formsOf(column, [value])
  if (forms.length > 1) return sql`${ref} = any(${forms})`
  return isDay(value, column.kind)
    ? sql`(${ref} >= ${value}::date and ${ref} < ${value}::date + 1)`
    : sql`${ref} = ${value}`
}

/** `_ilike` without wildcards means "contains"; with wildcards it is used as written. */
const likePattern = (value: string) => (value.includes('%') ? value : `%${escapeLike(value)}%`)

const isOperators = (value: FilterValue | FilterOperators): value is FilterOperators =>
  typeof value === 'object' && value !== null

/** Whether a pattern of `_ilike` may find one of the values: the parts between its wildcards are there, in this order. */
function mayFind(pattern: string, values: readonly string[]): boolean {
  const parts = pattern.includes('%') ? pattern.split(/[%_]/) : [pattern]
  return values.some((value) => {
    const text = normalizeText(value)
    let from = 0
    return parts.map(normalizeText).every((part) => {
      const place = text.indexOf(part, from)
      from = place + part.length
      return place >= 0
    })
  })
}

/** Throws 422 for a value that is outside of the column's list: it would find nothing, and look like an answer. */
function assertListed(field: string, column: ListColumn, operators: FilterOperators): void {
  const { words } = column
  if (!words) return
  const { _in = [], _not_in = [], _ilike, _is_null: _, ...single } = operators
  const values = [...Object.values(single), ..._in, ..._not_in].filter(
    (one) => one !== undefined && one !== null,
  )
  const isListed = values.every((value) => Object.hasOwn(words, String(value)))
  if (isListed && (_ilike === undefined || mayFind(_ilike, Object.keys(words)))) return
  throw new AppError('invalid', rest.notListed, {
    campos: { [field]: rest.notListed },
    permitidos: { [field]: valuesOf(column) },
  })
}

/** How the columns of a kind are kept. */
const wholeForms: Partial<Record<PersonalKind, readonly [RegExp, text: string]>> = {
  document: [/^(\d{11}|[0-9a-z]{14})$/i, rest.wholeDocument],
  phone: [/^\d{10,13}$/, rest.wholePhone],
}

/** Throws 422 for a part of a document or telephone where it is compared whole: it would find nothing. */
function assertWhole(field: string, { personal, unmarked }: ListColumn, operators: FilterOperators): void {
  const form = unmarked && personal ? wholeForms[personal] : undefined
  if (!form) return
  const [whole, text] = form
  const { _eq, _in = [] } = operators
  const values = [_eq, ..._in].filter((one) => one !== undefined && one !== null)
  if (!values.every((value) => whole.test(String(value)))) throw refusals.invalid({ [field]: text })
}

const allOf = (tests: readonly Expression<SqlBool>[]) =>
  tests.length ? sql<SqlBool>`(${sql.join(tests, sql` and `)})` : sql<SqlBool>`true`

/** A checked filter as tests of SQL, all of which must hold. `refOf` names a column's SQL, `at` is where the filter is. */
export function filterTests<K extends string>(
  filter: Filter<K>,
  columns: ListDefinition<K>['columns'],
  refOf: (key: K) => RawBuilder<unknown>,
  at = 'filtro',
): Expression<SqlBool>[] {
  const tests: Expression<SqlBool>[] = []
  for (const [key, condition] of Object.entries(filter) as [
    K | '_and' | '_or',
    FilterValue | FilterOperators | Filter<K>[],
  ][]) {
    if (condition === undefined) continue
    if (key === '_and') {
      for (const [place, part] of (condition as Filter<K>[]).entries())
        tests.push(...filterTests(part, columns, refOf, `${at}._and.${place}`))
    } else if (key === '_or') {
      const alternatives = (condition as Filter<K>[]).map((part, place) =>
        allOf(filterTests(part, columns, refOf, `${at}._or.${place}`)),
      )
      tests.push(sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`)
    } else {
      const operators = isOperators(condition as FilterValue)
        ? (condition as FilterOperators)
        : { _eq: condition as FilterValue }
      assertListed(`${at}.${key}`, columns[key], operators)
      assertWhole(`${at}.${key}`, columns[key], operators)
      tests.push(...compare(refOf(key), operators, columns[key]))
    }
  }
  return tests
}
