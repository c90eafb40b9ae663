/** Where the objects of a PDF begin. Heads are read backwards from their word, so that each character is read once. */
import { SPACE } from './pdf-tokens.ts'

/** Readers take numbers with signs, points and exponents, too. */
const NUMERIC = '0123456789+-.eE'
const isEnd = (one: string | undefined) => one === '\n' || one === '\r'

interface PdfHead {
  id: number
  /** Behind the word `obj`. */
  from: number
}

interface Gap {
  start: number
  /** Whether the gap may have a comment. */
  comment: boolean
}

/** The white space before `end`; where it goes over lines, the line before them may be a comment. */
function gapBefore(text: string, end: number): Gap {
  let start = end
  let lines = false
  while (start > 0 && SPACE.includes(text[start - 1]!)) {
    start -= 1
    lines ||= isEnd(text[start])
  }
  if (!lines) return { start, comment: false }
  let at = start
  while (at > 0 && !isEnd(text[at - 1]) && text[at - 1] !== '%') at -= 1
  return { start, comment: text[at - 1] === '%' }
}

function numberBefore(text: string, end: number): number {
  let start = end
  while (start > 0 && NUMERIC.includes(text[start - 1]!)) start -= 1
  // No number begins with its exponent.
  while (start < end && (text[start] === 'e' || text[start] === 'E')) start += 1
  return start
}

/**
 * The head that ends with the word at `word`: undefined where there is none, null where a comment may hide one and where
 * its numbers are written as no program writes them.
 */
function headBefore(text: string, word: number): number | null | undefined {
  const second = gapBefore(text, word)
  if (second.comment) return null
  const generation = numberBefore(text, second.start)
  if (generation === second.start) return undefined
  const first = gapBefore(text, generation)
  if (first.comment) return null
  if (first.start === generation) return undefined
  const id = numberBefore(text, first.start)
  if (id === first.start) return undefined
  const numbers = [text.slice(id, first.start), text.slice(generation, second.start)]
  return numbers.every((one) => /^\d+$/.test(one)) ? Number(numbers[0]) : null
}

/** Each object's number and where it begins; null for a head that cannot be read. */
export function* pdfHeads(text: string): Generator<PdfHead | null> {
  for (const { index } of text.matchAll(/obj(?![A-Za-z])/g)) {
    const id = headBefore(text, index)
    if (id === undefined) continue
    yield id === null ? null : { id, from: index + 3 }
  }
}
