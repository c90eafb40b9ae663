/**
 * Texts that answers have from other records, by procedure: PostgreSQL says of which table each column is. The document marks
 * them, `x-juntado` (docs/changes.md#joined-names).
 */
import type { AnyProcedure } from '@trpc/server'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { documentNames } from '@intranet/contract/list'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { pathOf } from '../src/platform/procedure/inputs.ts'
import { bare, objectShape, type Shape } from '../src/platform/rest/input-fields.ts'
import { rowByRest, rowSchemaOf, rowShape } from '../src/platform/rest/row-forms.ts'
import { columnReader } from './read-columns.ts'
import { aliasesIn, type SelectedColumn } from './selected-columns.ts'

const { columnsOf } = await columnReader()

/** text, varchar, name. */
const TEXTS = [25, 1043, 19]

/** The texts of an answer that are of another record; undefined where no one statement reads its rows. */
async function joinedIn(procedure: AnyProcedure): Promise<string[] | undefined> {
  const columns = await columnsOf(procedure)
  if (!columns) return undefined
  const shape = rowShape(procedure)
  const id = columns.find(({ name }) => name === 'id')!
  const [own] = aliasesIn(id.expression)
  const isElsewhere = ({ table, expression }: SelectedColumn) => {
    // What joins another table has its names, whatever it asks of the row itself besides.
    if (/\bjoin\s+[a-z_]+\s/.test(expression)) return true
    const aliases = aliasesIn(expression)
    if (own !== undefined && aliases.length > 0) return !aliases.includes(own)
    return table !== 0 && table !== id.table
  }
  const isWord = (name: string) => bare(shape[name]!) instanceof z.ZodEnum
  return columns
    .filter((one) => one.name in shape && TEXTS.includes(one.oid) && isElsewhere(one) && !isWord(one.name))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('id_'))
    .toSorted()
}

const reading = [
  ...new Set(
    restRoutes
      .map(({ contract: { procedure } }) => procedure)
      // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
      .filter(({ _def }) => _def.type === 'query'),
  ),
].toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
const found = new Map<AnyProcedure, string[]>()
for (const procedure of reading) {
  const names = await joinedIn(procedure)
  if (names) found.set(procedure, names)
}

it('are those of src/doors/rest/joined-names.json (write it again with -u, then `pnpm openapi`)', async () => {
  expect(found.size).toBeGreaterThan(120)
  const lines = [...found].map(
    ([procedure, names]) => `  ${JSON.stringify(pathOf(procedure))}: ${JSON.stringify(names)}`,
  )
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../src/doors/rest/joined-names.json')
})

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
function unmarked(
  row: unknown,
  schema: z.ZodType | undefined,
  texts: readonly string[],
  place = '',
): string[] {
  if (typeof row === 'string') return texts.includes(row) && !isMarked(schema) ? [place] : []
  if (typeof row !== 'object' || row === null || row instanceof Date) return []
  const shape = schema ? objectShape(schema) : {}
  return Object.entries(row).flatMap(([name, value]) =>
    unmarked(value, shape[name], texts, `${place}.${name}`),
  )
}

/** The schema of a list's rows on the wire, where that is another one; of no list none. */
function wireSchema(procedure: AnyProcedure): z.ZodType | undefined {
  try {
    const schema = rowSchemaOf(procedure)
    return objectShape(schema) === rowShape(procedure) ? undefined : schema
  } catch {
    return undefined
  }
}

it('are marked by the rows of the wire that have other names', () => {
  const wrong = [...found].flatMap(([procedure, names]) => {
    const schema = wireSchema(procedure)
    if (!schema) return []
    const row = namedRow(rowShape(procedure))
    const texts = names.map((name) => `‹${name}›`)
    // A field of the same name is marked by the record above.
    return unmarked(rowByRest(procedure, row), schema, texts)
      .filter((place) => !names.includes(place.slice(1)))
      .map((place) => `${pathOf(procedure)}${place}`)
  })
  expect(wrong).toEqual([])
})
