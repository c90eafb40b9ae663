import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import type { World } from '../world.ts'

const STREAMS = 10_000
const WARM_UP = 300

/** An open session for each of some people; answers person and token, the busiest browser tab of each. */
async function openSessions(client: Client): Promise<{ id: number; token: string }[]> {
  const { rows } = await client.query<{ id_usuario: string; token: string }>(
    `with gente as (
       select id as id_usuario, 'bench-stream-' || id as token from rh_usuario where ativo order by id limit $1
     ), abertas as (
       insert into sessao (id, id_usuario, expires_at)
       select encode(sha256(token::bytea), 'hex'), id_usuario, now() + interval '12 hours' from gente
     )
     select id_usuario, token from gente`,
    [STREAMS],
  )
  return rows.map(({ id_usuario, token }) => ({ id: Number(id_usuario), token }))
}

const notifyOne = `
  with mensagem as (
    insert into notificacao_mensagem (data) values ('{"modulo": "rh", "msg": "Bench"}') returning id
  )
  insert into notificacao_usuario (id_mensagem, id_usuario) select id, $1 from mensagem`

/** What an idle event stream costs, and that a notification reaches its person's stream and no other. */
export async function streams(world: World): Promise<Result[]> {
  const client = new Client({ connectionString: world.url })
  await client.connect()
  const people = await openSessions(client)
  const server = await startServer(world.url)
  const { hostname, port } = new URL(server.url)
  const open = (some: typeof people) =>
    world.load.ask<number>({
      kind: 'streams',
      host: hostname,
      port: Number(port),
      path: '/events',
      tokens: some.map(({ token }) => token),
    })
  try {
    await open(people.slice(0, WARM_UP))
    await world.load.ask({ kind: 'closeStreams' })
    const before = await server.ask<number>({ kind: 'memory' })
    const count = await open(people)
    const after = await server.ask<number>({ kind: 'memory' })
    await world.load.ask({ kind: 'heard' })
    const chosen = Math.floor(people.length / 3)
    await client.query(notifyOne, [people[chosen]!.id])
    await sleep(1000)
    const heard = await world.load.ask<{ index: number; text: string }[]>({ kind: 'heard' })
    if (!heard.some(({ index, text }) => index === chosen && text.includes('event: notificacao')))
      throw new Error('The notification did not arrive within a second')
    return [
      atMost(`KB of an idle event stream, ${count} open`, { ratio: (after - before) / count / 1024 }, 25),
      atMost('event streams touched by a notification to one person', { ratio: heard.length }, 1),
    ]
  } finally {
    await world.load.ask({ kind: 'closeStreams' })
    await server.stop()
    await client.end()
  }
}
