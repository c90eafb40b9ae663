/** Whole statements that a service or a job writes by itself: prepared as they are written, without being called. */
import type { Client } from 'pg'
import type { DeclaredSql } from './declared-types.ts'
import { describeStatement, type DescribedColumn } from './describe-statement.ts'

/** Fragments, and what is run without a plan, are not among them. */
export const isWhole = ({ text }: DeclaredSql): boolean =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** Up to so many places, whose kinds are tried in turn. */
const MOST_PLACES = 6

/** What a `${…}` may be: a value, a condition, a day, nothing. */
const KINDS = ['$', 'true', 'current_date', ''] as const

/** The text with something in each of its places, the likeliest first: values alone, then one other thing, then two. */
function* filled(text: string): Generator<string> {
  const [begin = '', ...parts] = text.split('${}')
  const tried = Math.min(parts.length, MOST_PLACES)
  const ways = Array.from({ length: KINDS.length ** tried }, (_, way) =>
    parts.map((__, place) => Math.floor(way / KINDS.length ** place) % KINDS.length),
  )
  const others = (way: readonly number[]) => way.filter((kind) => kind > 0).length
  for (const way of ways.toSorted((one, other) => others(one) - others(other))) {
    let values = 0
    const written = (kind: number) => (KINDS[kind] === '$' ? `$${String((values += 1))}` : KINDS[kind]!)
    yield parts.reduce((done, part, place) => done + written(way[place]!) + part, begin)
  }
}

/** What PostgreSQL says against it with values alone, or against its columns; undefined where there is a way to fill it. */
export async function faultOf(
  client: Client,
  { text }: DeclaredSql,
  faultsOf: (columns: readonly DescribedColumn[]) => readonly string[],
): Promise<string | undefined> {
  let first: string | undefined
  for (const one of filled(text))
    try {
      const [fault] = faultsOf(await describeStatement(client, one))
      if (fault === undefined) return undefined
      first ??= fault
    } catch (error) {
      first ??= (error as Error).message
    }
  return first
}
