/**
 * A column that has one of a few values is a list in its filter: a value outside is 422 with those that there are. Which
 * columns these are is said by the answers and by the checks of the database.
 */
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { pathOf } from '../src/platform/procedure/inputs.ts'
import { bare, objectShape } from '../src/platform/rest/input-fields.ts'
import { rowShape } from '../src/platform/rest/row-forms.ts'
import { documentNames } from '@intranet/contract/list'
import { superadmin, testWorld } from './app.ts'
import { columnReader } from './read-columns.ts'

const { columnsOf, client } = await columnReader()
const { app, as } = await testWorld()
const { token } = await as(superadmin)
const headers = { authorization: `Bearer ${token}` }

/** Column → values, of the checks of one column each: `tipo in ('a', 'b')`. */
const { rows: checks } = await client.query<{ place: string; text: string }>(`
  select conrelid || '.' || conkey[1] as place, pg_get_constraintdef(oid) as text from pg_constraint
  where contype = 'c' and array_length(conkey, 1) = 1`)
const checked = new Map<string, readonly unknown[]>(
  checks
    .filter(({ text }) => /= ANY \(ARRAY\[/.test(text) && !/ (AND|OR) /.test(text))
    .map(({ place, text }) => {
      const quoted = [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value!)
      const [, numbers = ''] = /ARRAY\[([\d, ]+)\]/.exec(text) ?? []
      return [place, quoted.length ? quoted : numbers.split(', ').map(Number)] as const
    }),
)

const lists = [
  ...new Map(
    restRoutes
      .filter(
        ({ contract: { procedure, takes }, replaced }) =>
          // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
          procedure._def.type === 'query' &&
          !replaced &&
          takes.some((schema) => 'filtro' in objectShape(schema)),
      )
      .map((route) => [route.contract.procedure, route] as const),
  ).values(),
]

/** Column → its values, by the answer or by the database. */
async function valuesOf(route: (typeof lists)[number]): Promise<Map<string, readonly unknown[]>> {
  const { procedure, takes } = route.contract
  const filter = objectShape(takes.map((schema) => objectShape(schema).filtro).find(Boolean) ?? z.never())
  const shape = rowShape(procedure)
  const columns = (await columnsOf(procedure)) ?? []
  const found = new Map<string, readonly unknown[]>()
  for (const name of Object.keys(filter)) {
    const inner = shape[name] && bare(shape[name])
    const { table = 0, place = 0 } = columns.find((one) => one.name === name) ?? {}
    const stored = checked.get(`${table}.${place}`)
    if (inner instanceof z.ZodEnum) found.set(name, inner.options)
    else if (inner instanceof z.ZodLiteral) found.set(name, [...inner.values])
    else if (stored) found.set(name, stored)
  }
  return found
}

const withValues: [(typeof lists)[number], Awaited<ReturnType<typeof valuesOf>>][] = []
for (const route of lists) {
  const values = await valuesOf(route)
  if (values.size > 0) withValues.push([route, values])
}

it('there are many such lists', () => {
  expect(withValues.length).toBeGreaterThan(60)
})

describe.each(
  withValues.map(([route, values]) => [pathOf(route.contract.procedure), route, values] as const),
)('%s', (_path, { method, path, contract }, values) => {
  const filter = objectShape(
    contract.takes.map((schema) => objectShape(schema).filtro).find(Boolean) ?? z.never(),
  )

  const url = path.replace(/:\w+/g, '987654')

  it('names the values of its columns, and refuses others', async () => {
    for (const [column, all] of values) {
      const description = documentNames.get(filter[column]!)?.description
      expect([column, description]).toEqual([column, expect.stringMatching(/^Um de: /)])
      const outside = typeof all[0] === 'number' ? 987_654 : 'nunca_houve'
      const filtro = { [column]: outside }
      const answer =
        method === 'GET'
          ? await app.inject({ url: `${url}?filtro=${encodeURIComponent(JSON.stringify(filtro))}`, headers })
          : await app.inject({ method, url, headers, payload: { filtro } })
      const { campos, permitidos } = answer.json<{
        campos?: object
        permitidos?: Record<string, unknown[]>
      }>()
      expect([column, answer.statusCode, Object.keys(campos ?? {})]).toEqual([
        column,
        422,
        [`filtro.${column}`],
      ])
      for (const value of all)
        expect([column, permitidos?.[`filtro.${column}`]]).toEqual([column, expect.arrayContaining([value])])
    }
  })
})
