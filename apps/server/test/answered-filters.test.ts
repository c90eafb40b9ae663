/** A filter takes what the list answers: the value of a row's column finds that row (docs/rest.md#filters). */
import { expect, it } from 'vitest'
import { objectShape } from '../src/platform/rest/input-fields.ts'
import { readingWorld } from './reading-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { admin, inputs } = await readingWorld()

type Row = Record<string, unknown>
const ROWS = 8

/** Lists with pages and a filter, each with an input that fits it. */
const lists = procedures.flatMap(([path, { type, inputs: schemas }]) => {
  const [schema] = schemas
  const columns = schema && Object.keys(objectShape(objectShape(schema).filtro ?? schema))
  if (type !== 'query' || !schema || !objectShape(schema).filtro || !objectShape(schema).limit) return []
  const fitting = [{}, ...(inputs.get(path) ?? [])].find((input) => schema.safeParse(input).success)
  return fitting === undefined ? [] : [[path, fitting as Row, columns!] as const]
})

/** A part that is masked (`***.456.***-**`) is no value. */
const isFilterable = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) && !String(value).includes('**')

it('there are many such lists', () => expect(lists.length).toBeGreaterThan(80))

it.each(lists)('%s', async (path, input, columns) => {
  const ask = (filtro: Row) =>
    at(
      admin.read,
      path,
    )({ ...input, filtro: { ...(input.filtro as Row), ...filtro }, limit: ROWS, contar: true }) as Promise<{
      dados?: Row[]
      total?: number
    }>
  const { dados: rows = [] } = await ask({}).catch(() => ({ dados: [] as Row[] }))
  const lost: unknown[] = []
  for (const column of columns)
    for (const value of new Set(rows.map((row) => row[column]).filter(isFilterable))) {
      const found = await ask({ [column]: value }).catch((error: unknown) => String(error))
      const same = typeof found === 'object' && found.dados?.some((row) => row[column] === value)
      if (!same) lost.push([column, value, typeof found === 'string' ? found : found.total])
    }
  expect(lost).toEqual([])
})
