/** A changed rule of the server or the contract: the expression between `start` and `end` becomes `by`. */

/** What a rule is made of, and how each is changed. */
export const RULE_KINDS = ['condition', 'boundary', 'constant', 'where', 'order', 'default', 'swap'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export interface RuleChange {
  /** From the root, with `/`. */
  file: string
  line: number
  kind: RuleKind
  start: number
  end: number
  /** What the line says today, and what the expression becomes. */
  was: string
  by: string
  /** Evaluated once, when its file is loaded: the tests have to load the server again. */
  atLoad: boolean
}

export type NumberedChange = RuleChange & { number: number }

function between(
  text: string,
  [from, to]: readonly [number, number],
  inside: readonly NumberedChange[],
): string {
  let done = ''
  let at = from
  for (const one of inside) {
    if (one.start < at) continue
    const nested = inside.filter((other) => other !== one && other.start >= one.start && other.end <= one.end)
    const asItIs = between(text, [one.start, one.end], nested)
    done += `${text.slice(at, one.start)}(globalThis.isMutated?.(${one.number}) ? (${one.by}) : (${asItIs}))`
    at = one.end
  }
  return done + text.slice(at, to)
}

/** The file's text with a switch at each change (`globalThis.isMutated`), all of them off. */
export function withChanges(text: string, changes: readonly NumberedChange[]): string {
  const widest = changes.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return between(text, [0, text.length], widest)
}
