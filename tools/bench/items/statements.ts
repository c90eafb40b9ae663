import type { Client } from 'pg'
import type { Call } from '../call.ts'
import { startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { bearer, firstPages, restCall, trpcCall } from '../scene.ts'
import type { World } from '../world.ts'

const REPEATS = 20

interface Counted {
  query: string
  calls: number
}

/**
 * Statements that every one of some equal requests ran; what the server does by itself now and then is left out, and
 * so are its workers' questions, which come as often as the requests where these are slow. What `before` does ahead of
 * each request is counted.
 */
export async function statementsPerRequest(
  aside: Client,
  url: string,
  call: Call,
  database = 'intranet',
  before: () => Promise<unknown> = async () => {},
): Promise<Counted[]> {
  const send = async () => {
    await before()
    const { path, ...init } = call
    const answered = await fetch(url + path, init)
    const text = await answered.text()
    if (!answered.ok) throw new Error(`${path}: ${answered.status} ${text.slice(0, 200)}`)
  }
  // The first one fills memories, such as that of the parameters.
  await send()
  await aside.query('select pg_stat_statements_reset()')
  for (let n = 0; n < REPEATS; n++) await send()
  const { rows } = await aside.query<{ query: string; calls: string }>(
    `select query, calls from pg_stat_statements s join pg_database d on d.oid = s.dbid
     where d.datname = $2 and toplevel and calls >= $1 and query not like '%pgboss%'`,
    [REPEATS, database],
  )
  return rows.map(({ query, calls }) => ({ query, calls: Math.floor(Number(calls) / REPEATS) }))
}

const json = { 'content-type': 'application/json' }

/** Statements by request, counted by PostgreSQL itself. */
export async function statements(world: World): Promise<Result[]> {
  const { scene, aside } = world
  const { rows } = await aside.query<{ setting: string }>(
    `select setting from pg_settings where name = 'pg_stat_statements.track'`,
  )
  if (rows[0]?.setting !== 'top') throw new Error('pg_stat_statements does not count')
  const server = await startServer(world.url)
  const post = (path: string, body: unknown): Call => ({
    path,
    method: 'POST',
    headers: { ...bearer(scene), ...json },
    body: JSON.stringify(body),
  })
  try {
    const made = post('/v1/rh/departamento', { object: { nome: 'Contado', id_empresa: scene.providers[0] } })
    const { path, ...init } = made
    const answered = (await (await fetch(server.url + path, init)).json()) as {
      insert_rh_departamento: { returning: { id: number }[] }
    }
    const id = answered.insert_rh_departamento.returning[0]!.id
    const [input] = firstPages(scene)
    // Session and two for the work; a write: begin, acting user, session, its statement, commit.
    const calls: [name: string, call: Call, most: number][] = [
      ['list through tRPC', trpcCall(scene, input!), 3],
      ['list through REST', restCall(scene, input!), 3],
      ['record through REST', { path: `/v1/rh/departamento/${id}`, headers: bearer(scene) }, 2],
      [
        'history through REST',
        post('/v1/admin/log/history', { tabelas: ['rh_usuario'], id_item: { id: 1 }, limit: 20 }),
        3,
      ],
      ['update through tRPC', post('/trpc/departments.update', { id, nome: 'Contado' }), 5],
      [
        'update through REST',
        { ...post(`/v1/rh/departamento/${id}`, { object: { nome: 'Contado' } }), method: 'PUT' },
        5,
      ],
    ]
    const results: Result[] = []
    for (const [name, call, most] of calls) {
      const found = await statementsPerRequest(aside, server.url, call)
      const count = found.reduce((sum, one) => sum + one.calls, 0)
      if (count > most)
        process.stderr.write(
          `${name}:\n${found.map(({ query, calls: n }) => `  ${n} × ${query}`).join('\n')}\n`,
        )
      results.push(atMost(`statements of one ${name}`, { ratio: count }, most))
    }
    return results
  } finally {
    await server.stop()
  }
}
