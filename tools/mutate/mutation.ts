/** What holds somebody back, and how it is switched off while the tests run. */

/** How a place is switched: the code there says which. */
export type Form = 'condition' | 'arguments' | 'written' | 'statement' | 'decision' | 'property' | 'ability'

export interface Mutation {
  /** From the root, with `/`. */
  file: string
  line: number
  /** Whose rows, who may, and which version was seen. */
  kind: 'scope' | 'ability' | 'version'
  form: Form
  /** The procedure or function that it is in. */
  named: string
  /** The code there, on one line. */
  was: string
  start: number
  end: number
}

/** Each with the number by which the tests switch it. */
export type Numbered = Mutation & { number: number }

const ALWAYS = 'sqlOfMutation`true`'
/** Switches the abilities of all procedures at once: they are read while the server is loaded. */
export const ALL_OPEN = -1
/** On the first line, so that lines keep their numbers. */
const IMPORT = `import { sql as sqlOfMutation } from 'kysely';`

const off = (number: number) => `globalThis.isMutated?.(${number})`

/** A place as it is when its number is switched, beside what it was. */
const switched: Record<Form, (text: string, number: number) => string> = {
  condition: (text, number) => `(${off(number)} ? ${ALWAYS} : ${text})`,
  arguments: (text, number) => `...(${off(number)} ? [${ALWAYS}] : [${text}])`,
  written: (text, number) => `\${${off(number)} ? ${ALWAYS} : sqlOfMutation\`${text}\`}`,
  statement: (text, number) => `if (!${off(number)}) { ${text} }`,
  decision: (text, number) => `(${off(number)} || ${text})`,
  property: (text, number) => `updated_at: ${off(number)} ? undefined : ${text.replace(/^updated_at: /, '')}`,
  ability: (text) => `(${off(ALL_OPEN)} ? 'signedIn' : ${text})`,
}

function withSwitches(
  text: string,
  [from, to]: readonly [number, number],
  inside: readonly Numbered[],
): string {
  let done = ''
  let at = from
  for (const one of inside) {
    if (one.start < at) continue
    const nested = inside.filter((other) => other !== one && other.start >= one.start && other.end <= one.end)
    const inner = withSwitches(text, [one.start, one.end], nested)
    done += text.slice(at, one.start) + switched[one.form](inner, one.number)
    at = one.end
  }
  return done + text.slice(at, to)
}

/** The file's text with a switch at each of its mutations (`globalThis.isMutated`), all of them off. */
export function instrumented(text: string, mutations: readonly Numbered[]): string {
  const widest = mutations.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return `${IMPORT}${withSwitches(text, [0, text.length], widest)}`
}
