/** The comments of a source file: what people read of it besides its code. */

/** What comes before a slash that begins a regular expression and does not divide. */
const BEFORE_REGEX = /(?:[(,=:[!&|?{};+]|\breturn)\s*$/

/** Where the template's `${…}` that begins at `start` ends; other templates may be in it. */
function endOfInsertion(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    const character = text[at]!
    if (/['"`]/.test(character)) at = endOfLiteral(text, at) - 1
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return text.length
}

/** Where a quoted text, a template or a regular expression that begins at `start` ends. */
function endOfLiteral(text: string, start: number): number {
  const quote = text[start]!
  let inClass = false
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at]!
    if (character === '\\') at++
    else if (quote === '`' && text.startsWith('${', at)) at = endOfInsertion(text, at + 2)
    else if (quote === '/' && character === '[') inClass = true
    else if (quote === '/' && character === ']') inClass = false
    else if (character === quote && !inClass) return at + 1
    else if (character === '\n' && quote !== '`') return at
  }
  return text.length
}

interface Part {
  kind: 'comment' | 'code'
  text: string
}

/** Comments and code of a script in their order; quoted texts, templates and regular expressions are neither. */
function* scriptParts(text: string): Generator<Part> {
  let begun = 0
  const code = (at: number): Part => ({ kind: 'code', text: text.slice(begun, at) })
  for (let at = 0; at < text.length;) {
    const two = text.slice(at, at + 2)
    const isRegex = text[at] === '/' && BEFORE_REGEX.test(text.slice(Math.max(0, at - 12), at))
    if (two === '//' || two === '/*') {
      const end = text.indexOf(two === '//' ? '\n' : '*/', at + 2)
      const stop = end < 0 ? text.length : end
      yield code(at)
      yield { kind: 'comment', text: text.slice(at + 2, stop) }
      at = two === '//' ? stop : stop + 2
    } else if (/['"`]/.test(text[at]!) || isRegex) {
      yield code(at)
      at = endOfLiteral(text, at)
    } else {
      at++
      continue
    }
    begun = at
  }
  yield code(text.length)
}

const partsOf = (text: string, kind: Part['kind']) =>
  [...scriptParts(text)].filter((part) => part.kind === kind).map((part) => part.text)

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, words]) => words ?? '')

/** The comments of a file, by its ending; a page of documentation is all comment. */
export function commentsOf(file: string, text: string): string[] {
  if (file.endsWith('.md')) return [text]
  if (file.endsWith('.sql')) return matches(text, /--(.*)$/gm)
  if (file.endsWith('.css')) return matches(text, /\/\*([^]*?)\*\//g)
  if (/\.(ya?ml|conf)$|Dockerfile$/.test(file)) return matches(text, /(?:^|\s)#(.*)$/gm)
  return partsOf(text, 'comment')
}

/** The names in a script's code, each as often as it is written. */
export const namesOf = (text: string): string[] =>
  partsOf(text, 'code').flatMap((part) => part.match(/[A-Za-z_$][\w$]*/g) ?? [])
