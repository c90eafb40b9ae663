/** The tokens of one PDF object, as a reader finds them: strings are skipped, names are decoded. */

/** The last two are white space to one of the usual readers. */
export const SPACE = '\0\t\n\f\r \x80\xff'
const DELIMITER = `${SPACE}()<>[]{}/%`

export interface PdfObject {
  /** Names begin with a slash; a string is `()`. */
  tokens: string[]
  /** Behind the word `stream`; null where the object has none. */
  stream: number | null
  /** Characters that were looked at, those behind the object too. */
  read: number
  /** True where readers differ in what the object is: brackets that do not match, a hexadecimal string of other things. */
  unclear: boolean
}

const decoded = (name: string) =>
  name.includes('#')
    ? name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : name

function endOfString(text: string, from: number, most: number): number {
  let depth = 0
  for (let at = from; at < most; at += 1) {
    const one = text[at]
    if (one === '\\') at += 1
    else if (one === '(') depth += 1
    else if (one === ')' && (depth -= 1) === 0) return at + 1
  }
  return most
}

function endOfWord(text: string, from: number, most: number): number {
  let at = from
  while (at < most && !DELIMITER.includes(text[at]!)) at += 1
  return at
}

function endOfComment(text: string, from: number, most: number): number {
  let at = from
  while (at < most && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

const closingOf: Readonly<Record<string, string>> = { '<<': '>>', '[': ']', '{': '}' }
const closing = new Set(Object.values(closingOf))
const HEXADECIMAL = '0123456789ABCDEFabcdef\0\t\n\f\r '
/** A hexadecimal string with something else in it. */
const BROKEN = '<'

function hexadecimal(text: string, from: number, most: number) {
  let at = from + 1
  while (at < most && HEXADECIMAL.includes(text[at]!)) at += 1
  return at < most && text[at] === '>' ? { token: '()', end: at + 1 } : { token: BROKEN, end: at }
}

function startOfToken(text: string, from: number, most = text.length): number {
  let at = from
  for (;;) {
    while (at < most && SPACE.includes(text[at]!)) at += 1
    if (text[at] !== '%') return at
    at = endOfComment(text, at, most)
  }
}

/** The next token and where it ends; null at the end. */
function nextToken(text: string, from: number, most: number): { token: string; end: number } | null {
  const at = startOfToken(text, from, most)
  if (at >= most) return null
  const one = text[at]!
  if (one === '(') return { token: '()', end: endOfString(text, at, most) }
  if (one === '/') {
    const end = endOfWord(text, at + 1, most)
    return { token: decoded(text.slice(at, end)), end }
  }
  const pair = text.slice(at, at + 2)
  if (pair === '<<' || pair === '>>') return { token: pair, end: at + 2 }
  if (one === '<') return hexadecimal(text, at, most)
  if (DELIMITER.includes(one)) return { token: one, end: at + 1 }
  const end = endOfWord(text, at, most)
  return { token: text.slice(at, end), end }
}

/** Reads the one object that begins at `from`, `budget` characters at most; `strings` are as in the file where asked. */
export function readPdfObject(
  text: string,
  from: number,
  budget: number,
  { strings = false } = {},
): PdfObject {
  const most = Math.min(text.length, from + budget)
  const tokens: string[] = []
  const open: string[] = []
  let unclear = false
  let at = from
  do {
    const next = nextToken(text, at, most)
    if (!next) {
      at = most
      break
    }
    const { token, end } = next
    if (closingOf[token]) open.push(closingOf[token])
    unclear ||= token === BROKEN || (closing.has(token) && open.pop() !== token)
    tokens.push(strings && token === '()' ? text.slice(startOfToken(text, at), end) : token)
    at = end
  } while (open.length > 0 && !unclear)
  const last = nextToken(text, at, most)
  const stream = last?.token === 'stream' ? last.end : null
  return { tokens, stream, read: (last?.end ?? most) - from + 1, unclear }
}
