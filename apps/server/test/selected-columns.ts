/** What a statement selects, and from which table, as PostgreSQL describes it before anybody runs it. */
import type { Client } from 'pg'
import { describeStatement } from './statements/describe-statement.ts'

export interface SelectedColumn {
  name: string
  oid: number
  /** The table that it is a plain column of; 0 for what is computed. */
  table: number
  place: number
  /** Its text in the statement. */
  expression: string
}

/** Positions of a text that are in no parentheses and no string, with the character there. */
function* outside(text: string): Generator<[place: number, char: string]> {
  let depth = 0
  let quote = ''
  for (const [place, char] of [...text].entries()) {
    if (quote) {
      if (char === quote) quote = ''
      continue
    }
    if (char === "'" || char === '"') quote = char
    if (char === ')') depth -= 1
    if (depth === 0) yield [place, char]
    if (char === '(') depth += 1
  }
}

/** The words of a statement at its outermost level: where each begins. */
function wordAt(text: string, word: string, after = 0): number {
  for (const [place] of outside(text))
    if (
      place >= after &&
      new RegExp(`^${word}\\s`, 'i').test(text.slice(place)) &&
      /^$|\s|\)/.test(text[place - 1] ?? '')
    )
      return place
  return -1
}

/** Expressions by name, of the outermost select; none where it has another form. */
function expressionsOf(sql: string): string[] {
  const text = sql.replace(/\/\*.*?\*\//gs, ' ').trim()
  const begin = wordAt(text, 'select')
  const end = wordAt(text, 'from', begin)
  if (begin < 0 || end < 0) return []
  const list = text.slice(begin + 'select'.length, end)
  const parts: string[] = []
  let from = 0
  for (const [place, char] of outside(list))
    if (char === ',') {
      parts.push(list.slice(from, place))
      from = place + 1
    }
  return [...parts, list.slice(from)].map((part) => part.trim().replace(/\s+as\s+"?\w+"?$/i, ''))
}

export async function selectedColumns(client: Client, sql: string): Promise<SelectedColumn[]> {
  const columns = await describeStatement(client, sql)
  const expressions = expressionsOf(sql)
  const fits = expressions.length === columns.length
  return columns.map((column, place) => ({ ...column, expression: fits ? expressions[place]! : '' }))
}

/** The aliases whose columns an expression answers: of a subquery those of what it selects. */
export function aliasesIn(expression: string): string[] {
  const [, selected] = /^\(\s*select\s+(.+?)\s+from\s/is.exec(expression) ?? []
  return [...(selected ?? expression).matchAll(/"?([a-z]\w*)"?\."?[a-z]\w*"?/gi)].map(([, alias]) => alias!)
}
