import { createDatabase, type Connection } from '@intranet/db/connection'
import { drainBare } from '../engine-bare.ts'
import { jobsASecond } from '../engine-boss.ts'
import { bareAudience } from '../engine-bare-audience.ts'
import { DAY, engineWorld } from '../engine-data.ts'
import { workQueue } from '@intranet/server/modules/marketing/communication/sending/queue-worker'
import {
  buildPlanned,
  planShifts,
} from '@intranet/server/modules/marketing/communication/rules/shift.service'
import { createMetrics } from '@intranet/server/platform/metrics'
import { createParameters } from '@intranet/server/platform/parameters'
import { createSealed } from '@intranet/server/platform/sealed'
import type { Outcome } from '@intranet/server/platform/senders/sender'
import { makeLeadsScene } from '../leads-world.ts'
import type { Timed } from '../load.process.ts'
import { startServer } from '../processes.ts'
import { atLeast, atMost, informational, type Result } from '../results.ts'
import { alternate, median, p99, ratioOf } from '../rounds.ts'
import { bearer } from '../scene.ts'
import type { Ground } from '../world.ts'

const ROUNDS = 3
const HAND_OVER_ROUNDS = 5
const MESSAGES = Number(process.env.ENGINE_MESSAGES ?? 100_000)
const PEOPLE = Number(process.env.ENGINE_CUSTOMERS ?? 1_000_000)
const WORKERS = 4
/** Seven in the morning in São Paulo. */
const NOW = new Date(`${DAY}T07:00:00-03:00`)
const null_ = {
  local: true,
  parallel: 4,
  send: (): Promise<Outcome> => Promise.resolve({ situacao: 'enviado' }),
}
type Log = Parameters<typeof buildPlanned>[0]['log']
const log = { error: (error: unknown) => process.stderr.write(`${String(error)}\n`) } as unknown as Log

interface Place {
  ground: Ground
  url: string
  connection: Connection
}

const empty = ({ pool }: Connection) =>
  pool
    .query(`truncate campanha_envio, meses_guardados.campanha_envio, campanha_execucao`)
    .then(() => undefined)

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const totals = async ({ pool }: Connection) =>
  (
    await pool.query<{ na_fila: number; total: number }>(`select count(*)::int as total,
      (count(*) filter (where motivo is null))::int as na_fila from campanha_envio`)
  ).rows[0]!

/** Audiences of 200 rules: ours, a statement per rule, by one statement of all rules written by hand. */
async function audiences(place: Place): Promise<Result[]> {
  const { connection } = place
  await connection.pool.query(
    `insert into parametro (chave, valor) values ('comunicacao_aprovacao_publico', '10000000')`,
  )
  const parameters = createParameters(connection.db)
  const found: Record<string, { na_fila: number; total: number }> = {}
  let memory = 0
  const times = await alternate(
    {
      ours: async () => {
        await empty(connection)
        globalThis.gc?.()
        const idle = process.memoryUsage().rss
        const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage().rss - idle)), 20)
        const took = await seconds(async () => {
          await planShifts(connection.db, NOW)
          await buildPlanned({ connection, parameters, log })
        })
        clearInterval(watch)
        found.ours = await totals(connection)
        return took
      },
      bare: async () => {
        await empty(connection)
        await planShifts(connection.db, NOW)
        const took = await seconds(() => bareAudience(connection, DAY))
        found.bare = await totals(connection)
        return took
      },
    },
    ROUNDS,
  )
  const { ours, bare } = found
  if (ours!.total !== bare!.total || ours!.na_fila !== bare!.na_fila)
    throw new Error(`audiences differ: ${JSON.stringify(found)}`)
  process.stderr.write(
    `audience: ${ours!.total} messages, ${ours!.na_fila} to send, ${Math.min(...times.ours!).toFixed(1)} s\n`,
  )
  return [
    atLeast(
      'engine: audience of 200 rules, by one statement by hand',
      ratioOf(times.bare!, times.ours!),
      0.7,
    ),
    atMost('engine: audience, MB above idle', { ratio: memory / 1e6 }, 200),
    atMost("engine: p99 of others' requests while audiences are built / quiet", await besideOthers(place), 3),
  ]
}

/** What somebody else waits for a list of a server on this database, quiet and while the audiences are built. */
async function besideOthers({ ground, url, connection }: Place): Promise<{ ratio: number }> {
  const scene = await makeLeadsScene(url)
  const server = await startServer(url)
  const asked = { path: '/v1/vendas/campanha?limit=20', headers: bearer(scene) }
  const ask = async () => {
    const { times, refused } = await ground.load.ask<Timed>({
      kind: 'steady',
      url: server.url,
      calls: [asked],
      seconds: 5,
      perSecond: 40,
    })
    if (refused) throw new Error(`${refused} requests were refused`)
    return p99(times)
  }
  const build = async () => {
    await empty(connection)
    await planShifts(connection.db, NOW)
    await buildPlanned({ connection, parameters: createParameters(connection.db), log })
  }
  try {
    await ask()
    const quiet = [await ask(), await ask(), await ask()]
    const built = build()
    const busy = [await ask(), await ask(), await ask()]
    await built
    return { ratio: median(busy) / median(quiet) }
  } finally {
    await server.stop()
  }
}

async function queueUp({ pool }: Connection): Promise<void> {
  await pool.query(`truncate campanha_envio, meses_guardados.campanha_envio, campanha_execucao`)
  await pool.query(`insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao,
      regra, envia_em, expira_em)
    select 2, 3, 3, 'X', current_date, 'M', 'executando', '{"mensagem_sms":"Oi {{primeiro_nome}}","provedor":"X"}', now(),
      now() + interval '4 hours'`)
  await pool.query(`insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, envia_em, expira_em)
    select x.id, 2, x.id_empresa, p.id, 'sms', '5547' || p.id, current_date, 'na_fila', now(), x.expira_em
    from campanha_execucao x, (select id from relationship_dados_pessoas where id % 20 <> 0 order by id limit ${MESSAGES}) p`)
  await pool.query(`vacuum analyze campanha_envio`)
}

async function handOvers({ connection, url }: Place): Promise<Result[]> {
  const { pool, db } = connection
  const parameters = createParameters(db)
  await pool.query(`insert into parametro (chave, valor) values ('comunicacao_ritmo_sms', '0')`)
  const deps = {
    connection,
    parameters,
    log,
    publicUrl: 'http://localhost',
    metrics: createMetrics({ requests: connection, jobs: connection }),
    senders: { sms: null_, email: null_, whatsapp: null_ },
    sealed: createSealed(['a key of the measurements that everybody knows']),
  }
  const sent = async () =>
    (
      await pool.query<{
        n: number
      }>(`select count(*)::int as n from campanha_envio where situacao = 'enviado'`)
    ).rows[0]!.n
  const times = await alternate(
    {
      ours: async () => {
        await queueUp(connection)
        const took = await seconds(() =>
          Promise.all(Array.from({ length: WORKERS }, () => workQueue(deps, 'sms'))),
        )
        if ((await sent()) !== MESSAGES) throw new Error('not everything was sent')
        return took
      },
      bare: async () => {
        await queueUp(connection)
        return seconds(() =>
          Promise.all(
            Array.from({ length: WORKERS }, (_, worker) => drainBare(connection, worker, null_.send)),
          ),
        )
      },
    },
    HAND_OVER_ROUNDS,
  )
  const boss = await jobsASecond(url, null_.send)
  const best = MESSAGES / Math.min(...times.ours!)
  process.stderr.write(
    `handing over: ${Math.round(MESSAGES / Math.min(...times.ours!))} a second, bare ${Math.round(MESSAGES / Math.min(...times.bare!))}\n`,
  )
  return [
    atLeast(
      'engine: 100,000 messages by 4 workers, by a bare SKIP LOCKED loop',
      ratioOf(times.bare!, times.ours!),
      0.7,
    ),
    informational('engine: messages a second by those of pg-boss, one job a message', {
      ratio: best / boss,
      spread: [best / boss, best / boss],
    }),
  ]
}

/** Building audiences and handing messages over, beside the barest SQL that does the same. */
export async function engine(ground: Ground): Promise<Result[]> {
  const url = await engineWorld(ground, 'comunicacao', PEOPLE)
  const connection = createDatabase(url, { max: WORKERS * 2 })
  try {
    const place = { ground, url, connection }
    return [...(await audiences(place)), ...(await handOvers(place))]
  } finally {
    await connection.close()
  }
}
