import { Client } from 'pg'
import type { Call } from '../call.ts'
import { PROVIDERS } from '../desk-data.ts'
import { DATABASE, type DeskWorld } from '../desk-world.ts'
import type { Timed } from '../load.process.ts'
import { PEOPLE } from '../people.ts'
import { start, type Running } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { alternate, p99, ratioOfMedians } from '../rounds.ts'
import type { Ground } from '../world.ts'
import { listCall } from './desk-lists.ts'
import { statementsPerRequest } from './statements.ts'

const STALL_ROUNDS = 5
const DELAY = 200
const SCREENS_WITHIN = 3000
const FORGET = 'delete from erp_resposta'

const asked = (path: string, input: object) =>
  `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`

interface Customer {
  sistema: string
  cod_cliente: string
}
/** A customer whom somebody has in view. */
interface Visit extends Customer {
  atendimento: string
}

/** The n-th is of the n-th person of the bench. */
async function visitsOf(url: string): Promise<Visit[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Visit>(
    `select chave::text as atendimento, cod_cliente, $1::text as sistema from painel_atendimento order by protocolo limit $2`,
    [PROVIDERS[0], 10 * PEOPLE],
  )
  await client.end()
  return rows
}

/** The answers of the system are forgotten, so that the next request asks for them. */
async function forget(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(FORGET)
  await client.end()
}

type Screen = (visit: Visit) => Call

/** The screens that show a customer whole: what the desk knows, what the system answers, and the panel's home. */
function screens(token: string): Record<string, Screen> {
  const cookie = `sessao=${token}`
  const plain = ({ sistema, cod_cliente }: Visit) => ({ sistema, cod_cliente })
  return {
    'customer of the desk': (visit) => ({
      path: asked('backoffice.customer', plain(visit)),
      headers: { cookie },
    }),
    "customer's system": (visit) => ({
      path: asked('backoffice.customerErp', plain(visit)),
      headers: { cookie },
    }),
    "panel's home": (visit) => ({
      path: asked('clientPanel.summary', plain(visit)),
      headers: { cookie, 'x-atendimento': visit.atendimento },
    }),
  }
}

/** Statements of a screen whose system is asked again each time, counted by PostgreSQL. */
async function statementsOf(
  { aside }: Ground,
  { url }: DeskWorld,
  server: Running,
  [name, call]: [string, Call],
) {
  const all = await statementsPerRequest(aside, server.url, call, DATABASE, () => forget(url))
  const found = all.filter(({ query }) => query !== FORGET)
  const count = found.reduce((sum, { calls }) => sum + calls, 0) - 1
  if (count > 3)
    process.stderr.write(`${found.map(({ query, calls }) => `  ${calls} × ${query}`).join('\n')}\n`)
  return atMost(`statements of the ${name} besides the session's`, { ratio: count }, 3)
}

/** A view by a system that takes its time takes that time once: all its parts are asked for together. */
async function oneRound({ url, erp }: DeskWorld, server: Running, call: Call): Promise<Result> {
  await erp.ask({ kind: 'mode', system: 'a', mode: { delay: DELAY } })
  const times: number[] = []
  for (let n = 0; n < 5; n += 1) {
    await forget(url)
    const begin = performance.now()
    const answered = await fetch(server.url + call.path, { headers: call.headers })
    await answered.arrayBuffer()
    times.push(performance.now() - begin)
  }
  await erp.ask({ kind: 'mode', system: 'a', mode: {} })
  return atMost(
    'rounds of calls to the system for the view of a customer',
    { ratio: Math.min(...times) / DELAY },
    1.9,
  )
}

/** Everybody else, and the screens themselves, while a system hears and does not answer for 30 seconds. */
async function stalled(ground: Ground, { url, scene, erp }: DeskWorld, server: Running, visits: Visit[]) {
  const panel = start('tools/bench/load.process.ts')
  const { 'customer of the desk': _, ...ofErp } = screens(scene.token)
  const both = Object.values(ofErp)
  const views = visits.map((visit, n) => both[Math.floor(n / PEOPLE) % both.length]!(visit))
  // Quick ones, as the tiles open them: lists that count half a million rows would themselves fill the machine.
  const others = [
    listCall(scene, 'deskSales', { filtro: { situacao: 'pendente' } }),
    listCall(scene, 'problems', { filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } } }),
    listCall(scene, 'activations', { filtro: { situacao: 'reagendar' } }),
  ]
  const steady = { kind: 'steady', url: server.url, connections: 8, seconds: 5 }
  const lists = async () => {
    const { times, refused } = await ground.load.ask<Timed>({ ...steady, calls: others, perSecond: 20 })
    if (refused) throw new Error(`${refused} lists were refused`)
    return p99(times)
  }
  let slowest = 0
  const beside = async (mode: object) => {
    await forget(url)
    await erp.ask({ kind: 'mode', system: 'a', mode })
    const seen = panel.ask<Timed>({ ...steady, calls: views, perSecond: 10 })
    const [time, { times, refused }] = await Promise.all([lists(), seen])
    if (refused) throw new Error(`${refused} screens were refused`)
    return { time, slowest: Math.max(...times) }
  }
  try {
    const measured = await alternate(
      {
        quiet: async () => (await beside({})).time,
        async stalling() {
          const { time, slowest: most } = await beside({ stall: true })
          slowest = Math.max(slowest, most)
          return time
        },
      },
      STALL_ROUNDS,
    )
    await erp.ask({ kind: 'mode', system: 'a', mode: {} })
    const ms = (times: number[]) => times.map((time) => Math.round(time)).join(', ')
    process.stderr.write(
      `p99 of lists: ${ms(measured.quiet)} ms, beside a stall ${ms(measured.stalling)} ms\n`,
    )
    return [
      atMost(
        'p99 of others while a system stalls / while it answers',
        ratioOfMedians(measured.stalling, measured.quiet),
        1.5,
      ),
      atMost('ms of the slowest screen while its system stalls', { ratio: slowest }, SCREENS_WITHIN),
    ]
  } finally {
    await panel.stop()
  }
}

/** A customer seen whole, and what a system that stalls does to it and to everybody else. */
export async function deskView(ground: Ground, world: DeskWorld, server: Running): Promise<Result[]> {
  const visits = await visitsOf(world.url)
  const [first] = visits
  if (!first) throw new Error('Nobody is in view')
  const calls = Object.entries(screens(world.scene.token)).map(([name, screen]): [string, Call] => [
    name,
    screen(first),
  ])
  const results: Result[] = []
  for (const call of calls) results.push(await statementsOf(ground, world, server, call))
  const [, whole] = calls.find(([name]) => name === "customer's system")!
  return [...results, await oneRound(world, server, whole), ...(await stalled(ground, world, server, visits))]
}
