import { hashPassword } from '@intranet/server/platform/hashing'
import { Client } from 'pg'
import type { Call } from '../call.ts'
import type { Timed } from '../load.process.ts'
import { start, startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { p99, ratioOfMedians } from '../rounds.ts'
import { firstPages, trpcCall } from '../scene.ts'
import type { World } from '../world.ts'

const SIGN_INS = 50
const ROUNDS = 6
const LISTS_PER_SECOND = 40
const PASSWORD = 'Bench-de-entrada-2026'

async function givePasswords(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `update rh_usuario set senha_hash = $1 where id in (
       select id from rh_usuario where ativo and email like '%@bench.example' order by id limit $2) returning email`,
    [await hashPassword(PASSWORD), SIGN_INS],
  )
  await client.end()
  return rows.map(({ email }) => email)
}

// Each from a different address, as people at home.
const signIn = (email: string, n: number): Call => ({
  path: '/v1/auth/login',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
  body: JSON.stringify({ email, senha: PASSWORD }),
})

/** The list's slowest answers while fifty people sign in at once, beside those of a quiet minute. */
export async function signIns(world: World): Promise<Result[]> {
  const emails = await givePasswords(world.url)
  const server = await startServer(world.url, { TRUST_PROXY: 'true' })
  const crowd = start('tools/bench/load.process.ts')
  const calls = firstPages(world.scene).map((input) => trpcCall(world.scene, input))
  const steady = (seconds: number) =>
    world.load.ask<Timed>({ kind: 'steady', url: server.url, calls, seconds, perSecond: LISTS_PER_SECOND })
  const burst = async () => {
    const done = await crowd.ask<{ statuses: number[]; seconds: number }>({
      kind: 'burst',
      url: server.url,
      calls: emails.map(signIn),
    })
    // Who waits for longer than the queue allows is asked to come back: part of the design, and of a busy machine.
    const wrong = done.statuses.filter((status) => status !== 200 && status !== 429)
    if (wrong.length || !done.statuses.includes(200))
      throw new Error(`Sign-ins failed: ${done.statuses.join()}`)
    return done.seconds
  }
  try {
    await steady(2)
    // As long as the burst lasts, so that quiet seconds do not water it down.
    const seconds = Math.max(1, await burst())
    const quiet: Timed[] = []
    const busy: Timed[] = []
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(await steady(seconds))
      const [lists] = await Promise.all([steady(seconds), burst()])
      busy.push(lists)
    }
    if ([...quiet, ...busy].some(({ refused }) => refused)) throw new Error('Lists were refused')
    const slowest = (rounds: Timed[]) => rounds.map(({ times }) => p99(times))
    return [
      atMost('list p99 while 50 people sign in / quiet', ratioOfMedians(slowest(busy), slowest(quiet)), 2),
    ]
  } finally {
    await crowd.stop()
    await server.stop()
  }
}
