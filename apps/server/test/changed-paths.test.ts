/** The paths that the document has of each table of `/v1/alteracoes` answer its rows: all of them, the same ones. */
import { describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { atEnd } from './kept.ts'
import { readingWorld } from './reading-world.ts'
import { writtenDocument } from './written-document.ts'

interface Paths {
  lista: string
  registro?: string
}
type Row = Record<string, unknown> & { id: number }
interface Change {
  tabela: string
  id: number
  registro: Row | null
}

const { components } = writtenDocument<{
  components: {
    schemas: Record<
      string,
      { properties?: { tabela?: { const: string; 'x-caminhos'?: Paths & { outras?: Paths[] } } } }
    >
  }
}>()
const named = Object.values(components.schemas).flatMap(({ properties }) => properties?.tabela ?? [])

const { deps, callersOf } = await readingWorld()
const app = await buildApp(deps)
atEnd(async () => void (await app.close()))
const { token } = await callersOf('superadmin@intranet.example')
const headers = { authorization: `Bearer ${token}` }

async function ask(method: string, url: string, payload?: object): Promise<Record<string, unknown>> {
  const answer = await app.inject({ method: method as 'GET', url, headers, payload })
  expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 300)}`).toBe(200)
  return answer.json()
}

const PAGE = 5000
async function allChanges(): Promise<Change[]> {
  const all: Change[] = []
  for (let desde = new Date(Date.now() - 24 * 3_600_000).toISOString(); ;) {
    const { alteracoes, depois } = (await ask(
      'GET',
      `/v1/alteracoes?com=registros&limit=${PAGE}&desde=${encodeURIComponent(desde)}`,
    )) as { alteracoes: Change[]; depois: string }
    all.push(...alteracoes)
    if (alteracoes.length < PAGE) return all
    desde = depois
  }
}
const byTable = Map.groupBy(
  (await allChanges()).filter(({ registro }) => registro),
  ({ tabela }) => tabela,
)

/** Rows of one table that are looked for. */
const MOST = 200

async function rowsOf({ lista }: Paths, ids: readonly number[]): Promise<Row[]> {
  const [method = '', path = ''] = lista.split(' ')
  const filtro = { id: { _in: ids } }
  const answer =
    method === 'GET'
      ? await ask(method, `${path}?limit=${MOST}&filtro=${encodeURIComponent(JSON.stringify(filtro))}`)
      : await ask(method, path, { filtro, limit: MOST })
  const parts = Object.values(answer).map((part) => (part as { nodes?: unknown } | null)?.nodes ?? part)
  return parts.find((part): part is Row[] => Array.isArray(part)) ?? []
}

/** What the clock moves between the two readings (docs/changes.md#joined-names). */
const CLOCK = new Set(['dias_parado', 'dias_no_status', 'vencida', 'ultimo_acesso'])
const still = (row: Row) => Object.fromEntries(Object.entries(row).filter(([key]) => !CLOCK.has(key)))

it('every table that is named has rows here, but for a few', () => {
  expect(named.length).toBeGreaterThan(80)
  expect(byTable.size).toBeGreaterThan(60)
  expect(named.filter((table) => !table['x-caminhos'])).toEqual([])
})

describe.each(
  named.filter(({ const: table }) => byTable.has(table)).map((table) => [table.const, table] as const),
)('%s', (table, { 'x-caminhos': paths }) => {
  const changes = byTable.get(table)!
  const rows = new Map(changes.map(({ id, registro }) => [id, registro!]))
  const ids = [...rows.keys()].slice(-MOST)

  it('has all its rows in its first list, as its changes have them', async () => {
    const found = new Map((await rowsOf(paths!, ids)).map((row) => [row.id, row]))
    expect(ids.filter((id) => !found.has(id))).toEqual([])
    for (const id of ids) expect(still(found.get(id)!)).toEqual(still(rows.get(id)!))
  })

  it.skipIf(!paths?.registro)('has a path for one record', async () => {
    const [method = '', path = ''] = paths!.registro!.split(' ')
    const first = (await rowsOf(paths!, ids))[0]!
    const answer = await ask(method, path.replace('{id}', String(first.id)))
    expect(answer[`${table}_by_pk`]).toMatchObject({ id: first.id })
  })
})
