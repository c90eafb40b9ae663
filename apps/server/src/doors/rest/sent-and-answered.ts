/**
 * A schema that is sent and answered: what is sent has no other fields than these, what is answered may get new ones. So
 * where the two differ they are two components, of which the answered one is `…Resposta`.
 */
import type { Components, Json } from './json-schema.ts'

const REFERENCE = '#/components/schemas/'
const nameOf = (reference: unknown) =>
  typeof reference === 'string' && reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : ''

function* namesIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part))
    if (key === '$ref') yield nameOf(value)
    else yield* namesIn(value)
}

/** The names of what is answered in another form than it is sent, or refers to such a one. */
function differing(sent: Components, answered: Components): ReadonlySet<string> {
  const shared = Object.keys(answered).filter((name) => name in sent)
  const found = new Set(
    shared.filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(answered[name])),
  )
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const name of shared) if ([...namesIn(answered[name])].some((one) => found.has(one))) found.add(name)
  }
  return found
}

/** `part` of an answer, with the names that answered components have. */
const renamedIn = (part: Json, apart: ReadonlySet<string>): Json =>
  JSON.parse(
    JSON.stringify(part, (key, value: unknown) =>
      key === '$ref' && apart.has(nameOf(value)) ? `${String(value)}Resposta` : value,
    ),
  ) as Json

/** The components of both, and how answers outside of them name what they refer to. */
export function bothOf(
  sent: Components,
  answered: Components,
): { components: Components; renamed: (answer: Json) => Json } {
  const apart = differing(sent, answered)
  const ofAnswers = Object.entries(answered).map(([name, schema]): [string, Json] => [
    apart.has(name) ? `${name}Resposta` : name,
    renamedIn(schema, apart),
  ])
  return {
    components: { ...sent, ...Object.fromEntries(ofAnswers) },
    renamed: (answer) => renamedIn(answer, apart),
  }
}
