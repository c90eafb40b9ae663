import { Client } from 'pg'
import type { Call } from '../call.ts'
import { leadsCopy, leadsWorld } from '../leads-world.ts'
import type { Measured } from '../load.process.ts'
import { makeKeyOf } from '../machine-key.ts'
import { catchUp, markOf, PAGE, pagesOf, type Copy } from '../machine-reader.ts'
import { startWriters } from '../machine-writers.ts'
import { startBare, startServer, type Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { bearer, type Scene } from '../scene.ts'
import type { Ground } from '../world.ts'
import { changedRows } from './changed-rows.ts'
import { refusing } from './list-doors.ts'
import { statementsPerRequest } from './statements.ts'

const DATABASE = 'maquinas'
const READINGS = 5
/** Rows of one timed reading: the first pages of the whole. */
const ROWS = 100_000
const ROUNDS = 15
const load = { connections: 8, seconds: 1 }

/** What the copy has to hold at the end: the leads that a manager's lists show. */
async function truthOf(url: string): Promise<Copy> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; updated_at: Date }>(
      `select id, updated_at from vendas_lead where desfecho not in ('excluida', 'errada')`,
    )
    return new Map(rows.map(({ id, updated_at }) => [Number(id), updated_at.toISOString()]))
  } finally {
    await client.end()
  }
}

/** Records that one has and the other has not, or in another version. */
const differences = (copy: Copy, truth: Copy) =>
  [...new Set([...copy.keys(), ...truth.keys()])].filter((id) => copy.get(id) !== truth.get(id)).length

/** The whole while twenty people write, then what changed since a mark from before it. */
async function copyWhilePeopleWrite(url: string, server: Running, key: string): Promise<Result> {
  const mark = await markOf(server.url, key)
  const writers = await startWriters(url)
  const copy: Copy = new Map()
  let written = 0
  try {
    for await (const page of pagesOf(server.url, key))
      for (const { id, updated_at } of page) copy.set(id, updated_at)
  } finally {
    written = await writers.stop()
  }
  const answered = await catchUp(server.url, key, mark, copy)
  process.stderr.write(`${copy.size} leads, ${written} writes meanwhile, ${answered} changes told\n`)
  if (!written || !answered) throw new Error('Nobody wrote while the leads were read')
  const wrong = differences(copy, await truthOf(url))
  return atMost('leads missed or wrong in a copy made while 20 people write', { ratio: wrong }, 0)
}

/** What anybody would write by hand for the same rows and pages: one statement, after the last row. */
const KEYSET = `select l.*, e.sistema as provedor, e.nome as provedor_nome, n.nome as canal, c.nome as campanha,
    v.nome as vendedor
  from vendas_lead l join empresa e on e.id = l.id_empresa left join vendas_canal n on n.id = l.id_canal
    left join vendas_campanha c on c.id = l.id_campanha left join rh_usuario v on v.id = l.id_vendedor
  where l.desfecho not in ('excluida', 'errada') and (l.updated_at, l.id) > ($1::timestamptz, $2::bigint)
  order by l.updated_at, l.id limit ${PAGE}`

interface Row {
  id: number
  updated_at: string
}

async function* barePages(origin: string): AsyncGenerator<Row[]> {
  let last: Row = { id: 0, updated_at: '-infinity' }
  for (let read = 0; read < ROWS; read += PAGE) {
    const words = new URLSearchParams({ quando: last.updated_at, id: String(last.id) })
    const rows = (await (await fetch(`${origin}/after?${words}`)).json()) as Row[]
    if (!rows.length) return
    last = rows.at(-1)!
    yield rows
  }
}

/** Rows a second of a reading, and which were read. */
async function timed(pages: AsyncGenerator<Row[]>): Promise<{ rate: number; ids: number[] }> {
  const begin = performance.now()
  const ids: number[] = []
  for await (const page of pages) ids.push(...page.map(({ id }) => id))
  return { rate: (ids.length * 1000) / (performance.now() - begin), ids }
}

async function besideBare(server: Running, bare: Running, key: string): Promise<Result> {
  await bare.ask({ kind: 'keyset', text: KEYSET })
  const measured = await alternate(
    {
      ours: () => timed(pagesOf(server.url, key, ROWS)),
      bare: () => timed(barePages(bare.url)),
    },
    READINGS,
  )
  if (String(measured.ours[0]!.ids) !== String(measured.bare[0]!.ids)) throw new Error('Not the same rows')
  const rates = (side: { rate: number }[]) => side.map(({ rate }) => rate)
  const ratio = ratioOf(rates(measured.ours), rates(measured.bare))
  return atLeast('full read by depois with a key, rows a second / bare keyset loop', ratio, 0.7)
}

const listCall = (headers: Record<string, string>): Call => ({
  path: `/v1/usuario?${new URLSearchParams({ limit: '20', sort: 'nome', contar: 'false' })}`,
  headers,
})

async function keyBesideSession(ground: Ground, server: Running, scene: Scene, key: string) {
  const calls = { key: listCall({ authorization: `Bearer ${key}` }), session: listCall(bearer(scene)) }
  const statements = await statementsPerRequest(ground.aside, server.url, calls.key, DATABASE)
  const count = statements.reduce((sum, one) => sum + one.calls, 0)
  const saturate = (call: Call) => () =>
    ground.load.ask<Measured>({ kind: 'saturate', url: server.url, calls: [call], ...load })
  const measured = await alternate({ key: saturate(calls.key), session: saturate(calls.session) }, ROUNDS)
  Object.values(measured).forEach(refusing)
  const rates = (side: Measured[]) => side.map(({ rate }) => rate)
  return [
    atMost('statements of one list by key', { ratio: count }, 3),
    atLeast(
      'list by key, requests a second / list by session',
      ratioOf(rates(measured.key), rates(measured.session)),
      0.97,
    ),
  ]
}

/** Programs: a copy of every lead that misses nothing, its pace, and what a key costs beside a session. */
export async function machines(ground: Ground): Promise<Result[]> {
  const { scene } = await leadsWorld(ground)
  const url = await leadsCopy(ground, DATABASE)
  const key = await makeKeyOf(url, scene)
  const server = await startServer(url)
  const bare = await startBare(url)
  try {
    return [
      await copyWhilePeopleWrite(url, server, key),
      await besideBare(server, bare, key),
      ...(await keyBesideSession(ground, server, scene, key)),
      ...(await changedRows(ground, url, { server, bare, key, database: DATABASE })),
    ]
  } finally {
    await server.stop()
    await bare.stop()
  }
}
