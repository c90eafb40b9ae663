/** What a statement asks whatever it is given: its conditions on constants, its order, its limit, the constants it writes. */

const NULLARY = /^(true|false|null|case|end|default)$/
/** What is longer is a row that is made, not a condition. */
const LONGEST = 180
/** Up to the next of these a clause reaches. */
const CLAUSE =
  /\b(?=(?:where|having|order by|limit|offset|group by|set|from|select|union|returning|values|for (?:no key )?update|insert into|update|delete from|(?:left |inner |cross )?join|when|then|else|end|on)\b)/
const COLUMN = /^(?:\w+\.)*[a-z_]\w*(?:::\w+)?$/

/** A text in which nested parts are numbers, and those parts. */
class Nested {
  private readonly parts: string[] = []
  readonly found = new Set<string>()

  put(part: string): string {
    return `¤${String(this.parts.push(part) - 1)}¤`
  }

  whole(text: string): string {
    return text.includes('¤')
      ? this.whole(text.replace(/¤(\d+)¤/g, (_, place) => this.parts[Number(place)]!))
      : text
  }
}

const isCondition = (text: string) => /[<>=~@&]|\b(is|in|like|exists|between)\b/.test(text)

/** Equal columns join tables; ids that are given have a test (`asked-ids`); versions and searches have others. */
function isOthers(condition: string): boolean {
  if (NULLARY.test(condition) || /^[\d(…)?\s]*$/.test(condition)) return true
  const [left = '', right = ''] = condition.split(' = ')
  if (COLUMN.test(left) && COLUMN.test(right) && !NULLARY.test(right)) return true
  if (/\?/.test(condition) && /^(\w+\.)?(ids?(_\w+)?|updated_at)\b/.test(condition)) return true
  return /\bnormaliza\(/.test(condition)
}

function note(nested: Nested, text: string, word = ''): void {
  const said = nested.whole(text).replace(/\s+/g, ' ').trim()
  if (said && said.length < LONGEST && !isOthers(said)) nested.found.add(`${word}${said}`)
}

function noteConditions(nested: Nested, text: string): void {
  for (const one of text.split(/\b(?:and|or)\b/))
    if (COLUMN.test(one.trim()) || isCondition(nested.whole(one))) note(nested, one)
}

/** Columns that a statement gives a constant. */
function noteWritten(nested: Nested, text: string): void {
  for (const one of text.split(',')) if (!/\?|excluded/.test(nested.whole(one))) note(nested, one, 'set ')
}

function noteClauses(nested: Nested, text: string): void {
  for (const [place, clause] of text.split(CLAUSE).entries()) {
    const [, word, rest = ''] =
      /^(where|having|order by|limit|when|on|end|set)\b(.*)$/s.exec(clause.trim()) ?? []
    if (word === 'order by') note(nested, rest, 'by ')
    else if (word === 'limit') note(nested, rest.includes('?') ? '' : `limit ${rest.trim()}`)
    else if (word === 'set') noteWritten(nested, rest)
    // What follows a choice of a column is another column.
    else if (word === 'end' && !/^\s*\)*\s*(and|or|[<>=])/.test(rest)) continue
    else if (word || (place === 0 && !/^\s*(select|with|insert|update|delete|values)\b/.test(clause)))
      noteConditions(nested, word ? rest : clause)
  }
}

/** A part in brackets: as it is where it is plain, otherwise what it asks is noted and it is `(…)`. */
function group(nested: Nested, inner: string): string {
  if (!/\b(select|where|and|or|order by|when)\b/.test(inner)) return nested.put(`(${inner.trim()})`)
  noteClauses(nested, inner)
  return nested.put('(…)')
}

function noteInserted(nested: Nested, text: string): void {
  const [, columns, values] = /insert into \w+ \(([^)]*)\) values \(([^()]*)\)/.exec(text) ?? []
  if (!columns || !values) return
  const given = values.split(',').map((one) => one.trim())
  for (const [place, column] of columns.split(',').entries())
    if (given[place] && !/\?|default|null/.test(given[place]))
      note(nested, `${column.trim()} = ${given[place]}`, 'set ')
}

/** The conditions of a statement's text, each once. */
export function fixedConditions(sql: string): string[] {
  const nested = new Nested()
  const text = sql
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replaceAll('distinct from', 'distinct_from')
    .replace(/\bbetween (\S+) and /g, 'between $1 – ')
  noteInserted(nested, text)
  const open: string[] = []
  let now = ''
  for (const part of text.match(/'[^']*'|[()]|[^'()]+/g) ?? []) {
    if (part === '(') {
      open.push(now)
      now = ''
    } else if (part === ')') now = (open.pop() ?? '') + group(nested, now)
    else now += part.startsWith("'") ? nested.put(part) : part
  }
  noteClauses(nested, now)
  return [...nested.found].map((one) => one.replaceAll('distinct_from', 'distinct from'))
}
