/**
 * A text that an answer has from another record is marked in the document, `x-juntado`, and nothing else is: compared with
 * the table of each column, as PostgreSQL describes it (docs/changes.md#joined-names).
 */
import type { AnyProcedure } from '@trpc/server'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { pathOf } from '../src/platform/procedure/inputs.ts'
import { bare, objectShape, type Shape } from '../src/platform/rest/input-fields.ts'
import { rowByRest, rowSchemaOf } from '../src/platform/rest/row-forms.ts'
import { documentNames } from '@intranet/contract/list'
import { operationOf, isJson, partsOf, type Json } from './document-parts.ts'
import { columnReader, rowShape } from './read-columns.ts'
import { aliasesIn, type SelectedColumn } from './selected-columns.ts'

const { columnsOf } = await columnReader()

/** text, varchar, name. */
const TEXTS = [25, 1043, 19]
const isText = ({ oid }: SelectedColumn) => TEXTS.includes(oid)

/** Names that are marked though PostgreSQL cannot say where they are from, or the other way round, each with its reason. */
const excepted: Record<string, string> = {}

interface Origins {
  /** Texts of another table. */
  joined: string[]
  /** Columns of the record's own table. */
  own: string[]
}

async function originsOf(procedure: AnyProcedure): Promise<Origins | undefined> {
  const columns = await columnsOf(procedure)
  if (!columns) return undefined
  const shape = rowShape(procedure)
  const id = columns.find(({ name }) => name === 'id')!
  const [alias] = aliasesIn(id.expression)
  const answered = columns.filter(({ name }) => name in shape && name !== 'id')
  const isElsewhere = ({ table, expression }: SelectedColumn) => {
    if (table !== 0) return table !== id.table
    const aliases = aliasesIn(expression)
    return alias !== undefined && aliases.length > 0 && !aliases.includes(alias)
  }
  const isWord = (name: string) => bare(shape[name]!) instanceof z.ZodEnum
  return {
    joined: answered
      .filter((one) => isText(one) && isElsewhere(one) && !isWord(one.name))
      .map(({ name }) => name),
    own: answered.filter(({ table }) => table === id.table).map(({ name }) => name),
  }
}

/** The fields of the answered row in the document: of the object that has most of its names. */
function documentedFields(route: { method: string; path: string }, shape: Shape): Json {
  const names = Object.keys(shape)
  const overlap = ({ properties }: Json) =>
    isJson(properties) ? names.filter((name) => name in properties).length : 0
  const [best] = [...partsOf(operationOf(route)?.responses['200'])].toSorted(
    (one, other) => overlap(other) - overlap(one),
  )
  return (best?.properties ?? {}) as Json
}

const reading = [
  ...new Map(
    restRoutes
      // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
      .filter(({ contract: { procedure } }) => procedure._def.type === 'query')
      .map((route) => [route.contract.procedure, route] as const),
  ).values(),
]
const found = new Map<(typeof reading)[number], Origins>()
for (const route of reading) {
  const origins = await originsOf(route.contract.procedure)
  if (origins) found.set(route, origins)
}

it('most readings are described', () => {
  expect(found.size).toBeGreaterThan(120)
})

describe.each([...found].map(([route, origins]) => [pathOf(route.contract.procedure), route, origins] as const))(
  '%s',
  (path, route, { joined, own }) => {
    it('marks the names of other records, and no fields of its own record', () => {
      const fields = documentedFields(route, rowShape(route.contract.procedure))
      const marked = (name: string) => (fields[name] as Json | undefined)?.['x-juntado'] === true
      const isExcepted = (name: string) => `${path} ${name}` in excepted
      expect(joined.filter((name) => name in fields && !marked(name) && !isExcepted(name)), 'not marked').toEqual([])
      expect(own.filter((name) => marked(name) && !isExcepted(name)), 'of its own').toEqual([])
    })
  },
)

/** A row whose every text is its own name. */
const namedRow = (shape: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const inner = bare(schema)
      if (inner instanceof z.ZodString) return [name, `‹${name}›`]
      if (inner instanceof z.ZodEnum) return [name, inner.options[0]]
      if (inner instanceof z.ZodDate) return [name, new Date(0)]
      if (inner instanceof z.ZodArray) return [name, []]
      return [name, inner instanceof z.ZodBoolean ? true : 1]
    }),
  )

const isMarked = (schema: z.ZodType | undefined) =>
  schema !== undefined && documentNames.get(bare(schema))?.['x-juntado'] === true

/** Places of a row of the wire that hold one of these texts and are not marked. */
function unmarked(row: unknown, schema: z.ZodType | undefined, texts: readonly string[], place = ''): string[] {
  if (typeof row === 'string') return texts.includes(row) && !isMarked(schema) ? [place] : []
  if (typeof row !== 'object' || row === null || row instanceof Date) return []
  const shape = schema ? objectShape(schema) : {}
  return Object.entries(row).flatMap(([name, value]) => {
    // A text beside the id of what it names is marked by the document itself.
    if (typeof value === 'string' && `id_${name}` in shape) return []
    return unmarked(value, shape[name], texts, `${place}.${name}`)
  })
}

/** The schema of a list's rows on the wire; of no list none. */
function rowsSchema(procedure: AnyProcedure): z.ZodType | undefined {
  try {
    return rowSchemaOf(procedure)
  } catch {
    return undefined
  }
}

it('rows under the names of the wire are marked where the text is', () => {
  const wrong = [...found].flatMap(([{ contract: { procedure } }, { joined }]) => {
    const schema = joined.length ? rowsSchema(procedure) : undefined
    if (!schema) return []
    const row = namedRow(rowShape(procedure))
    const texts = joined.map((name) => `‹${name}›`)
    return unmarked(rowByRest(procedure, row), schema, texts).map(
      (place) => `${pathOf(procedure)}${place}`,
    )
  })
  expect(wrong.filter((place) => !(place in excepted))).toEqual([])
})
