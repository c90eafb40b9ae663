/** Finds rules in SQL that is written as text: the same kinds as in code, within its template. */
import { part, type Place } from '../syntax.ts'
import { otherNumber, type Edit } from './find-code-rules.ts'
import type { RuleKind } from './rule-change.ts'

interface Written {
  kind: RuleKind
  /** What is looked for; the whole match is replaced. */
  at: RegExp
  by(match: RegExpExecArray): string | undefined
}

const MOVED: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
/** A condition on a separate line that closes what it opens. */
const isWhole = (line: string) => {
  let open = 0
  for (const one of line.replace(/\$\{[^}]*\}/g, ''))
    if (one === '(') open++
    else if (one === ')' && --open < 0) return false
  return open === 0
}

const written: readonly Written[] = [
  { kind: 'boundary', at: /(?<= )(<=|>=|<|>)(?= )/g, by: ([sign]) => MOVED[sign] },
  { kind: 'condition', at: /\bis (not )?null\b/g, by: ([, not]) => (not ? 'is null' : 'is not null') },
  { kind: 'condition', at: /\b(not )?exists(?= ?\()/g, by: ([, not]) => (not ? 'exists' : 'not exists') },
  {
    kind: 'constant',
    at: /(?<=\b(?:interval '|limit |[<>=] ))\d+\b/g,
    by: ([digits]) => (Number(digits) > 0 ? String(otherNumber(Number(digits))) : undefined),
  },
  {
    kind: 'where',
    // The last line ends where the text does.
    at: /^[ \t]*and [^\n`]*(?=`?$)/gm,
    by: ([line]) => (isWhole(line) && !/\bbetween\b|\bcase\b|\bwhen\b/.test(line) ? '' : undefined),
  },
  { kind: 'order', at: /\b(asc|desc)\b/g, by: ([word]) => (word === 'desc' ? 'asc' : 'desc') },
  {
    kind: 'default',
    at: /(?<=coalesce\([^(),]*, )(0|true|false)(?=\))/g,
    by: ([value]) => otherDefault(value),
  },
]
const otherDefault = (value: string) => (value === '0' ? '1' : value === 'true' ? 'false' : 'true')

const isSql = (tag: string) => /^sql\b/.test(tag)

/** All changes of one piece of SQL; what is in `${…}` is code, and is left to its own. */
export function sqlRules({ node }: Place, text: string): Edit[] {
  if (node.type !== 'TaggedTemplateExpression') return []
  const tag = part(node, 'tag')!
  if (!isSql(text.slice(tag.start, tag.end))) return []
  const whole = text.slice(node.start, node.end)
  const code = [...whole.matchAll(/\$\{[^}]*\}/g)].map(
    (one) => [one.index, one.index + one[0].length] as const,
  )
  return written.flatMap(({ kind, at, by }) =>
    [...whole.matchAll(at)].flatMap((match) => {
      const other = by(match)
      const inCode = code.some(([from, to]) => match.index >= from && match.index < to)
      if (other === undefined || inCode) return []
      const changed = whole.slice(0, match.index) + other + whole.slice(match.index + match[0].length)
      return [{ kind, start: node.start, end: node.end, by: changed, at: node.start + match.index }]
    }),
  )
}
