/** An incident for everybody beside what others do: their waiting, and how soon it is in the open bells. */
import type { Connection } from '@intranet/db/connection'
import { hashToken } from '@intranet/server/platform/token'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Timed } from '../load.process.ts'
import { startServer, type Running } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { median, p99 } from '../rounds.ts'
import { bearer } from '../scene.ts'
import type { Ground } from '../world.ts'
import { SIZES } from './operations-data.ts'

/** The most streams that one process of a measuring machine holds comfortably. */
const BELLS = Math.min(SIZES.people - 1, 10_000)
const ROUNDS = 5
const LIMIT_MS = 5000

interface Reporter {
  id: number
  id_empresa: number
  token: string
}

/** Sessions of the people who are notified. */
async function openSessions({ pool }: Connection, { id, id_empresa }: Reporter): Promise<string[]> {
  const { rows } = await pool.query<{ token: string }>(
    `with gente as (
       select id, 'bench-bell-' || id as token from rh_usuario
       where ativo and funcionario and id_empresa = $2 and id <> $3 order by id limit $1
     ), abertas as (
       insert into sessao (id, id_usuario, expires_at)
       select encode(sha256(token::bytea), 'hex'), id, now() + interval '12 hours' from gente
     )
     select token from gente`,
    [BELLS, id_empresa, id],
  )
  return rows.map(({ token }) => token)
}

/** Somebody who registers incidents and reads lists, with an open session. */
export async function makeReporter({ pool }: Connection, id: number, id_empresa: number): Promise<Reporter> {
  const token = `bench-reporter-${id}`
  await pool.query(`insert into usuario_papel values ($1, 'users:superadmin')`, [id])
  await pool.query(
    `insert into sessao (id, id_usuario, expires_at) values ($1, $2, now() + interval '12 hours')`,
    [hashToken(token), id],
  )
  return { id, id_empresa, token }
}

async function register(server: Running, { id_empresa, token }: Reporter, category: number): Promise<void> {
  const answer = await fetch(`${server.url}/v1/incidente`, {
    method: 'POST',
    headers: { ...bearer({ token }), 'content-type': 'application/json' },
    body: JSON.stringify({
      id_categoria: category,
      titulo: 'Rompimento de fibra',
      descricao: '<p>Cabo</p>',
      id_empresa,
    }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

/** From the request until the last open bell heard of it. */
async function bells(
  ground: Ground,
  server: Running,
  tokens: string[],
  report: () => Promise<void>,
): Promise<Result> {
  const { hostname, port } = new URL(server.url)
  const open = await ground.load.ask<number>({
    kind: 'streams',
    host: hostname,
    port: Number(port),
    path: '/events',
    tokens,
  })
  await ground.load.ask({ kind: 'heard' })
  const notified = new Set<number>()
  const began = performance.now()
  await report()
  let last = performance.now()
  while (notified.size < open && performance.now() - began < 2 * LIMIT_MS) {
    await sleep(50)
    for (const { index, text } of await ground.load.ask<{ index: number; text: string }[]>({ kind: 'heard' }))
      if (text.includes('event: incidente')) notified.add(index)
    last = performance.now()
  }
  await ground.load.ask({ kind: 'closeStreams' })
  const seconds = notified.size < open ? Number.POSITIVE_INFINITY : (last - began) / 1000
  return atMost(`seconds until an incident is in ${open} open bells`, { ratio: seconds }, LIMIT_MS / 1000)
}

/** p99 of a list that others ask for, alone and while an incident for everybody is registered every two seconds. */
async function others(
  ground: Ground,
  server: Running,
  token: string,
  report: () => Promise<void>,
): Promise<Result> {
  const ask = async () => {
    const answered = await ground.load.ask<Timed>({
      kind: 'steady',
      url: server.url,
      calls: [{ path: '/v1/veiculos?limit=20', headers: bearer({ token }) }],
      connections: 0,
      seconds: 6,
      perSecond: 40,
    })
    if (answered.refused) throw new Error(`${answered.refused} requests were refused`)
    return p99(answered.times)
  }
  const quiet: number[] = []
  const busy: number[] = []
  await ask()
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(await ask())
    const reporting = (async () => {
      for (let n = 0; n < 3; n++) {
        await report()
        await sleep(2000)
      }
    })()
    busy.push(await ask())
    await reporting
  }
  return atMost(
    "p99 of others' requests while an incident goes out / quiet",
    { ratio: median(busy) / median(quiet) },
    3,
  )
}

export async function live(
  ground: Ground,
  url: string,
  connection: Connection,
  reporter: Reporter,
): Promise<Result[]> {
  const { rows } = await connection.pool.query(`select id from incidente_categoria where titulo = 'Bench'`)
  const tokens = await openSessions(connection, reporter)
  const server = await startServer(url)
  const report = () => register(server, reporter, Number(rows[0]!.id))
  try {
    await report()
    return [await others(ground, server, reporter.token, report), await bells(ground, server, tokens, report)]
  } finally {
    await server.stop()
  }
}
