/**
 * A field that a change takes is in the record afterwards: nothing is answered with 200 and dropped (docs/rest.md#refusals).
 * First of all, what the demo's records show is what their forms take.
 */
import { expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { recordReader } from '../src/doors/rest/returned-record.ts'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { objectShape, type Shape } from '../src/platform/rest/input-fields.ts'
import type { RestRoute } from '../src/platform/rest/route.ts'
import { atEnd } from './kept.ts'
import { walkWorld } from './walk-world.ts'

const { deps, callersOf } = await walkWorld()
const app = await buildApp(deps)
atEnd(async () => void (await app.close()))
const { token } = await callersOf('superadmin@intranet.example')
const headers = { authorization: `Bearer ${token}` }

type Row = Record<string, unknown>

/** Records tried for each field, and other values of it. */
const MOST_RECORDS = 3
const MOST_VALUES = 4

/** A field that records of another kind do not keep: the operation's sentence names it. */
const isSaid = ({ note = '' }: RestRoute, field: string) =>
  /ficam? vazi/.test(note) && note.includes(`\`${field}\``)

const changes = restRoutes.filter(
  (route) => route.method === 'PUT' && !route.path.includes('/externo') && recordReader(route),
)

async function ask(method: 'GET' | 'PUT', url: string, payload?: object) {
  const answer = await app.inject({ method, url, headers, payload })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

/** The rows of the list beside a change. */
async function rowsBeside({ path }: RestRoute): Promise<Row[]> {
  const { status, body } = await ask('GET', `${path.replace(/\/:\w+$/, '')}?limit=40`)
  const rows = status === 200 ? Object.values(body).find((part) => Array.isArray(part)) : undefined
  return (rows ?? []) as Row[]
}

/** The records that a change is of, by their ids, and the fields that it takes. */
function recordsOf(route: RestRoute) {
  const { key } = recordReader(route)!
  const urlOf = (id: unknown) => route.path.replace(/:\w+$/, String(id))
  const read = async (id: unknown) => (await ask('GET', urlOf(id))).body[key] as Row | undefined
  const fields = Object.keys(Object.assign({}, ...route.contract.takes.map(objectShape)) as Shape)
  return { urlOf, read, fields }
}

/** Other values of a field: those of other records, or turned round. */
function otherValues(field: string, value: unknown, records: readonly Row[]): unknown[] {
  if (typeof value === 'boolean') return [!value]
  const others = records.map((record) => record[field]).filter((one) => one !== null && one !== undefined)
  const distinct = [...new Map(others.map((one) => [JSON.stringify(one), one])).values()]
  return distinct.filter((one) => JSON.stringify(one) !== JSON.stringify(value)).slice(0, MOST_VALUES)
}

async function dropped(route: RestRoute): Promise<string[]> {
  const { urlOf, read, fields } = recordsOf(route)
  const rows = await rowsBeside(route)
  const shown = await Promise.all(rows.slice(0, 12).map(({ id }) => read(id)))
  const records = shown.filter((one) => one !== undefined)
  const found: string[] = []
  for (const field of fields.filter((one) => one !== 'updated_at' && one !== 'id'))
    for (const { id } of records.slice(0, MOST_RECORDS)) {
      const before = await read(id)
      if (!before || !(field in before)) break
      for (const value of otherValues(field, before[field], records)) {
        const { status } = await ask('PUT', urlOf(id), { object: { [field]: value } })
        if (status !== 200) continue
        const after = await read(id)
        if (after && JSON.stringify(after[field]) === JSON.stringify(before[field])) found.push(field)
        break
      }
    }
  return [...new Set(found)].filter((field) => !isSaid(route, field))
}

it('there are many such changes', () => {
  expect(changes.length).toBeGreaterThan(40)
})

/** Fields that a record shows in another way than they are sent: by name, whole, or what it leaves and cannot go back to. */
const shownOtherwise: Record<string, string[]> = {
  '/v1/novidade/:id': ['categoria', 'departamento'],
  '/v1/relacionamento/restricoes/:id': ['provedor'],
  '/v1/rh/trilha/:id': ['conteudos'],
  '/v1/solicitacao-dado-pessoal/:id': ['situacao'],
}

/** A choice is shown with its name, and sent as its id. */
const asSent = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one: unknown) => (one as { id?: number } | null)?.id ?? one) : value

/** What is invalid of records that are sent back as they are, as a form does. */
async function refused(route: RestRoute): Promise<unknown[]> {
  const { urlOf, read, fields } = recordsOf(route)
  const others = shownOtherwise[route.path] ?? []
  const found: unknown[] = []
  for (const { id } of (await rowsBeside(route)).slice(0, 12)) {
    const record = await read(id)
    const sent = fields.filter((field) => record && field in record && !others.includes(field))
    const object = Object.fromEntries(sent.map((field) => [field, asSent(record![field])]))
    const { body } = await ask('PUT', urlOf(id), { object })
    const wrong = Object.keys((body.campos ?? {}) as Row).filter((field) => !others.includes(field))
    if (body.codigo === 'invalid' && wrong.length > 0) found.push({ id, wrong })
  }
  return found
}

it.each(changes.map((route) => [route.path, route] as const))(
  'what %s shows is what it takes, in every record of the demo',
  async (_path, route) => {
    expect(await refused(route)).toEqual([])
  },
)

it.each(changes.map((route) => [route.path, route] as const))('%s', async (_path, route) => {
  expect(await dropped(route)).toEqual([])
})
