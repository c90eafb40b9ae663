import { lastCopy, type RuleToTry } from '@intranet/server/modules/desk/blocking/simulation.queries'
import { namedCriteria, tryRule } from '@intranet/server/modules/desk/blocking/simulation.service'
import { inTransaction } from '@intranet/server/platform/transaction'
import { createDatabase, type Connection } from '@intranet/db/connection'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { simulationByHand } from '../desk-by-hand.ts'
import { SIZES } from '../desk-data.ts'
import type { DeskWorld } from '../desk-world.ts'
import { memoryDuring } from '../memory-during.ts'
import type { Timed } from '../load.process.ts'
import type { Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, p99, ratioOf, ratioOfMedians } from '../rounds.ts'
import { bearer } from '../scene.ts'
import type { Ground } from '../world.ts'
import { listCall } from './desk-lists.ts'

const ROUNDS = 5
const BUSY_ROUNDS = 4
const STEADY = { kind: 'steady', connections: 8, seconds: 5, perSecond: 20 }
const MB_ABOVE_IDLE = 200

type Totals = Record<`total_${'avaliados' | 'bloqueio' | 'excecao' | 'fora'}`, number> & {
  valor_aberto: string
}
const NUMBERS = 'total_avaliados, total_bloqueio, total_excecao, total_fora, valor_aberto::text'

interface Tried {
  connection: Connection
  rule: RuleToTry
  /** From Monday to Thursday, no holiday and no eve of one: the day on which most customers are judged whole. */
  day: string
}

async function choose(connection: Connection): Promise<Tried> {
  const { rows } = await connection.pool.query<{ dia: string }>(
    `select to_char(d, 'YYYY-MM-DD') as dia from generate_series(current_date, current_date + 21, interval '1 day') d
      where extract(isodow from d) <= 4 and not exists (select from feriado where data = to_char(d, 'MM-DD'))
        and not exists (select from feriado where data = to_char(d + interval '1 day', 'MM-DD')) order by d limit 1`,
  )
  const rule = await connection.db
    .selectFrom('regra_bloqueio')
    .select([
      'id',
      'id_empresa',
      'dias_atraso',
      'valor_minimo',
      'qtd_faturas_min',
      'dias_semana',
      'respeita_feriado',
    ])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return { connection, rule, day: rows[0]!.dia }
}

/** As settled as it would be after the night: without what former rounds left. */
async function tidy({ pool }: Connection): Promise<void> {
  await pool.query(
    'delete from simulacao_bloqueio_item where id_simulacao < (select max(id) from simulacao_bloqueio)',
  )
  await pool.query('vacuum (analyze) simulacao_bloqueio_item')
}

async function byHand({ connection, rule, day }: Tried): Promise<Totals> {
  const { db, pool } = connection
  const copy = (await lastCopy(db, rule.id_empresa))!
  const text = simulationByHand(rule, copy.id, await namedCriteria(db, rule.id, day))
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: made } = await client.query<{ id: string; antes: string | null }>(
      `insert into simulacao_bloqueio (id_regra, data, copia_em) values ($1, $2, now())
        returning id, (select max(id) from simulacao_bloqueio where id_regra = $1) as antes`,
      [rule.id, day],
    )
    const { id, antes } = made[0]!
    const { rows } = await client.query<Totals>(text, [id, day, antes])
    await client.query(
      `update simulacao_bloqueio set (total_avaliados, total_bloqueio, total_excecao, total_fora, total_entraram,
        total_sairam, valor_aberto) = (select x.total_avaliados, x.total_bloqueio, x.total_excecao, x.total_fora,
        x.total_entraram, x.total_sairam, x.valor_aberto::numeric from jsonb_to_record($2) as x(total_avaliados int,
        total_bloqueio int, total_excecao int, total_fora int, total_entraram int, total_sairam int, valor_aberto text))
       where id = $1`,
      [id, JSON.stringify(rows[0])],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  return lastTotals(connection)
}

async function lastTotals({ pool }: Connection): Promise<Totals> {
  const { rows } = await pool.query<Totals>(
    `select ${NUMBERS} from simulacao_bloqueio order by id desc limit 1`,
  )
  return rows[0]!
}

async function ours({ connection, rule, day }: Tried): Promise<Totals> {
  await inTransaction(connection.db, null, (db) => tryRule(db, null, rule, day))
  return lastTotals(connection)
}

async function pace(tried: Tried): Promise<Result> {
  const found: Totals[] = []
  const timed = (work: (tried: Tried) => Promise<Totals>) => async () => {
    await tidy(tried.connection)
    const begin = performance.now()
    found.push(await work(tried))
    return performance.now() - begin
  }
  const measured = await alternate({ ours: timed(ours), hand: timed(byHand) }, ROUNDS)
  const [first, ...others] = found
  if (!first!.total_bloqueio || !first!.total_excecao || others.some((one) => !isDeepStrictEqual(one, first)))
    throw new Error(`Not the same customers: ${JSON.stringify(found)}`)
  const seconds = (of: number[]) => of.map((ms) => (ms / 1000).toFixed(1)).join(', ')
  process.stderr.write(
    `${JSON.stringify(first)}: ${seconds(measured.ours)} s, by hand ${seconds(measured.hand)} s\n`,
  )
  return atLeast(
    `a rule of ${SIZES.criteria} criteria over ${SIZES.overdue} customers, customers a second / best SQL by hand`,
    ratioOf(measured.hand, measured.ours),
    0.7,
  )
}

/** What a simulation costs the server that runs it, and the people who work beside it. */
async function beside(
  ground: Ground,
  { scene }: DeskWorld,
  server: Running,
  { rule, day }: Tried,
): Promise<Result[]> {
  const simulate = async () => {
    const answered = await fetch(`${server.url}/trpc/blockingSimulations.run`, {
      method: 'POST',
      headers: { ...bearer(scene), 'content-type': 'application/json' },
      body: JSON.stringify({ id: rule.id, data: day }),
    })
    // Beside lists it may exceed its limit (503): it goes on in the background (then 409), and the load is the same.
    if (answered.status === 409) return sleep(200)
    if (!answered.ok && answered.status !== 503)
      throw new Error(`Simulation: ${answered.status} ${await answered.text()}`)
  }
  await simulate()
  const memory = await memoryDuring(server, simulate)
  const calls = ['deskSales', 'problems'].map((list) => listCall(scene, list, {}))
  const lists = async () => {
    const asked = { ...STEADY, url: server.url, calls }
    const { times, refused } = await ground.load.ask<Timed>(asked)
    if (refused) throw new Error(`${refused} lists were refused`)
    return p99(times)
  }
  const measured = await alternate(
    {
      quiet: lists,
      async busy() {
        const end = new AbortController()
        const running = (async () => {
          while (!end.signal.aborted) await simulate()
        })()
        const time = await lists().finally(() => end.abort())
        await running
        return time
      },
    },
    BUSY_ROUNDS,
  )
  return [
    atMost('MB of the server above idle while a rule is simulated', { ratio: memory }, MB_ABOVE_IDLE),
    atMost(
      'p99 of lists while rules are simulated / quiet',
      ratioOfMedians(measured.busy, measured.quiet),
      3,
    ),
  ]
}

/** One rule over all customers in arrears of a provider. */
export async function simulation(ground: Ground, world: DeskWorld, server: Running): Promise<Result[]> {
  const connection = createDatabase(world.url, { max: 4 })
  try {
    const tried = await choose(connection)
    return [await pace(tried), ...(await beside(ground, world, server, tried))]
  } finally {
    await connection.close()
  }
}
