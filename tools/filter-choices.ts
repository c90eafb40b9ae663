/** Filters of the packed client: a column whose rows have one of a few words is filtered by these. */
import type { JsonSchema } from './json-types.ts'

/** The type that `choiceSchema` names, for the head of a file of declarations. */
export const choiceType = `
/** A condition on a column that has one of a few words, or numbers. */
export type Escolha<Palavra extends string | number> =
  | Palavra
  | null
  | {
      _eq?: Palavra | null
      _neq?: Palavra | null
      _in?: Array<Palavra>
      _not_in?: Array<Palavra>
      _gt?: Palavra extends number ? number : string
      _gte?: Palavra extends number ? number : string
      _lt?: Palavra extends number ? number : string
      _lte?: Palavra extends number ? number : string
      _is_null?: boolean
      _ilike?: Palavra extends number ? never : string
    }
`

/** The words of a column, as a type; undefined where it takes others too. */
function wordsOf(column: JsonSchema | undefined): string | undefined {
  const words = column?.enum ?? column?.anyOf?.find((part) => part.enum)?.enum
  return words?.every((word) => typeof word === 'string' || typeof word === 'number')
    ? words.map((word) => JSON.stringify(word)).join(' | ')
    : undefined
}

/** `schema` of a filter, with the words that `row` has of its columns. */
export function withChoices(schema: JsonSchema, row: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, column]) => {
    if (['_and', '_or'].includes(name) && column.items)
      return [name, { ...column, items: withChoices(column.items, row) }]
    const isListed = /\/Condicao(Texto|Numero)$/.test(column.$ref ?? '')
    const words = isListed ? wordsOf(row.properties?.[name]) : undefined
    return [name, words === undefined ? column : { written: `Escolha<${words}>` }]
  })
  return { ...schema, properties: Object.fromEntries(properties) as Record<string, JsonSchema> }
}

/** Every schema within `part`, itself among them. */
function* schemasIn(part: unknown): Generator<JsonSchema> {
  if (typeof part !== 'object' || part === null) return
  yield part as JsonSchema
  for (const inner of Object.values(part)) yield* schemasIn(inner)
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** The components that a part names itself. */
export const namedIn = (part: unknown): string[] =>
  [...schemasIn(part)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [nameOf($ref)] : []))

/** The names of a list's filter and of its rows: what is asked names one, what is answered has a list of the other. */
export function filterAndRow(asked: unknown, answered: unknown): { filter: string; row: string } | undefined {
  const filter = namedIn(asked).find((name) => name.endsWith('Filtro'))
  const row = [...schemasIn(answered)].find(({ items }) => items?.$ref)?.items?.$ref
  return filter && row ? { filter, row: nameOf(row) } : undefined
}
