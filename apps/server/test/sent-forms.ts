/** Inputs of a documented path as its clients write them: in the path, in the query and in every form of its body. */
import type { ZodType } from 'zod'
import { kindOf, objectShape } from '../src/platform/rest/input-fields.ts'
import type { Contract, RestRoute } from '../src/platform/rest/route.ts'

export type Fields = Record<string, unknown>

export interface SentForm {
  schema: ZodType
  input: Fields
  inPath: Record<string, string>
  sent: Fields
}

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** The names of a path with their values as text. */
export const placesOf = (path: string, valueOf: (name: string) => unknown): Record<string, string> =>
  written(Object.fromEntries(namesIn(path).map((name) => [name, valueOf(name)])))

const isText = (schema: ZodType, key: string) => {
  const { [key]: field } = objectShape(schema)
  return field !== undefined && kindOf(field) === 'text'
}

/** Each of `inputsOf` a schema of the route, apart by where it is sent. `inPath` says what no input has. */
export function* sentForms(
  { path, contract: { takes, params, given } }: RestRoute,
  inputsOf: (schema: ZodType) => Fields[],
  inPath: (name: string) => unknown = (name) => (/^id|Id$/.test(name) ? 1 : 'razao'),
): Generator<SentForm> {
  const names = namesIn(path)
  for (const schema of takes)
    for (const input of inputsOf(schema)) {
      const placed = Object.fromEntries(
        names.map((name) => [name, input[params[name] ?? name] ?? inPath(name)]),
      )
      // A path holds text: what is a number where a text may be, too, is for bodies alone.
      if (names.some((name) => typeof placed[name] !== 'string' && isText(schema, params[name] ?? name)))
        continue
      const sent = Object.fromEntries(Object.entries(input).filter(([key]) => !given.includes(key)))
      yield { schema, input, inPath: written(placed), sent }
    }
}

/** The fields that a body or a query may have. */
export const namesOf = ({ takes, given }: Contract): string[] =>
  takes.flatMap((schema) => Object.keys(objectShape(schema))).filter((name) => !given.includes(name))

/** One object as its path documents it. */
const alone = (object: Fields, wrap: RestRoute['wrap']): Fields => (wrap === 'flat' ? object : { object })

/** Every documented way to write the same fields. */
export function bodiesOf({ wrap, method, contract }: RestRoute, sent: Fields): Fields[] {
  const names = namesOf(contract)
  const { objects } = sent
  if (method === 'POST' && names.length === 1 && Array.isArray(objects))
    return objects.length === 1 ? [{ objects }, alone(objects[0] as Fields, wrap)] : [{ objects }]
  if (wrap === 'filtro') return names.includes('filtro') ? [sent] : [{ filtro: sent }]
  return [wrap === 'object' && !objects ? { object: sent } : sent]
}

/** Fields as text, for a path or a query. */
export const written = (sent: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, writtenValue(key, value)]))

function writtenValue(key: string, value: unknown): string {
  // An order by several columns has commas.
  if (key === 'sort' && Array.isArray(value)) return value.join()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
