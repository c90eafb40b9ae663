/** Which two names a text may hold, and how well they are a function and its employer, or a course and its school. Pure. */
import { endsOpen, isAgent, isCourse, isEmployer, isPosition, isSchool, isSubject } from './resume-lines.ts'

export type Kind = 'experiencias' | 'formacoes'

const LONGEST_NAME = 9

const SEPARATORS: readonly [string, RegExp][] = [
  ['tab', /\t/],
  ['bar', /\s*[|•·]\s*/],
  ['dash', /\s+[-–—]\s+/],
  ['slash', /\s+[/@]\s+/],
  ['semicolon', /\s*;\s+/],
  ['comma', /\s*,\s+(?=\p{Lu})/u],
  ['at', /\s+(?:n|pel)a empresa\s+|\s+n[ao]\s+(?=\p{Lu})/u],
  ['as', /,?\s+como\s+(?=\p{Lu})/u],
  ['in', /\s+em\s+(?=\p{Lu})/u],
  ['colon', /:\s+/],
  ['stop', /(?<=\p{Ll}{3}|\p{Lu}{3}|\))\.\s+(?=\p{Lu})/u],
  // CAPITALS, then small letters.
  ['capitals', /(?<=^[\p{Lu}\s]{4,60}) (?=\p{Lu}\p{Ll})/u],
]
const DIVIDED = /\s[-–—/@]\s|[|•·;:\t]|,\s+\p{Lu}/u
/** What follows their second part is a town, or what was done. */
const TWO_PARTS = ['tab', 'bar', 'stop', 'semicolon']

/** What is in brackets behind a function and names no employer. */
const DEPARTMENT = /^(?:NOC|SOC|TI|RH|DP|SAC|CPD|PCP|SESMT|N[123]|FTTH|HFC)$/

/** What names are known by, and how much that counts. */
export const WEIGHTS = {
  experiencias: { is: isPosition, of: isEmployer, like: isAgent, known: 3, place: 1.5 },
  formacoes: { is: isCourse, of: isSchool, like: isSubject, known: 2, place: 3 },
} as const

/** Two names with nothing between them but another font: one begins where a word names what it is. */
function wordsApart(text: string, kind: Kind): [string, string, string][] {
  const { is, of } = WEIGHTS[kind]
  const words = text.split(' ')
  if (words.length > 2 * LONGEST_NAME || DIVIDED.test(text)) return []
  return words.flatMap((word, place): [string, string, string][] => {
    const [first, rest] = [words.slice(0, place).join(' '), words.slice(place).join(' ')]
    if (place === 0 || !/^\p{Lu}/u.test(word) || endsOpen(first)) return []
    return (is(rest) && !is(first)) || (is(first) && of(word) && !of(first)) ? [[first, rest, 'font']] : []
  })
}

/** The ways to read two names in a line, each with what divides them. */
export function pairsOf(text: string, kind: Kind): [string, string, string][] {
  const pairs = SEPARATORS.flatMap(([mark, pattern]): [string, string, string][] => {
    const [first, ...others] = text.split(pattern).map((part) => part.trim())
    if (!first || !others[0] || (mark === 'in' && kind === 'formacoes')) return []
    const between = mark === 'dash' ? ' - ' : mark === 'comma' ? ', ' : ' '
    return [[first, TWO_PARTS.includes(mark) ? others[0] : others.join(between), mark]]
  })
  const within = /^([^()]+?)\s*\(\s*([^()]+)\)?$/.exec(text)
  if (within && /^[\p{Lu}\d]/u.test(within[2]!) && !DEPARTMENT.test(within[2]!))
    pairs.push([within[1]!, within[2]!, 'brackets'])
  return [...pairs, ...wordsApart(text, kind)]
}

/** How much a text looks like a name: its words begin with capitals, and are few. */
export function nameLike(text: string): number {
  const words = text.split(/\s+/).filter((word) => word.length > 3 || /^\p{Lu}/u.test(word))
  const capitals = words.filter((word) => /^[\p{Lu}\d(]/u.test(word)).length
  const like =
    capitals === words.length ? 0.5 : words.length > 2 && capitals * 2 < words.length ? -1.5 : -0.25
  const within = /^\p{Ll}/u.test(text) ? 1.5 : 0
  return (
    like -
    within -
    (words.length > LONGEST_NAME ? 1.5 : 0) -
    (/[|•·\t]/.test(text) ? 1.2 : DIVIDED.test(text) ? 0.5 : 0)
  )
}

/** How well two texts are a function and its employer, or a course and its school. */
export function scoreOf(name: string, org: string, kind: Kind): number {
  const { is, of, like, known, place } = WEIGHTS[kind]
  const isShort = kind === 'formacoes' && /^\p{Lu}{3,8}$/u.test(name) && !/^\p{Lu}+$/u.test(org)
  const named =
    name.length < 2
      ? -2
      : (is(name) ? known : of(name) ? -2 : isShort ? -1 : like(name) ? 1 : 0) + nameLike(name) / 2
  const placed =
    org.length < 2 ? -1.5 : (of(org) && !is(org) ? place : is(org) && !of(org) ? -2.5 : 0) + nameLike(org)
  return named + placed
}
