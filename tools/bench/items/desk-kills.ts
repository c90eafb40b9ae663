import { createDatabase, type Connection } from '@intranet/db/connection'
import { readBack } from '@intranet/server/modules/desk/client-panel/read-back.service'
import { readEnv } from '@intranet/server/platform/env'
import { createMetrics } from '@intranet/server/platform/metrics'
import { createOutgoing } from '@intranet/server/platform/outgoing'
import { createSealed } from '@intranet/server/platform/sealed'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDERS, SIZES } from '../desk-data.ts'
import { actionKey, openOrder, postTo, refundOnce, type Post, type Visit } from '../desk-hands.ts'
import { startDesk, type DeskWorld } from '../desk-world.ts'
import type { Running } from '../processes.ts'
import { PEOPLE } from '../people.ts'
import { atMost, type Result } from '../results.ts'

/** So many stand at most, and so many at least: those between are on their way back. */
const [MOST, LEAST] = [4, 2]
const HANDS = 16

/** Servers that are killed at random; another one comes for each. */
async function standing(world: DeskWorld) {
  const up = new Set(await Promise.all(Array.from({ length: MOST }, () => startDesk(world))))
  const coming = new Set<Promise<void>>()
  let kills = 0
  const replace = () => {
    const started = startDesk(world).then((server) => {
      up.add(server)
      coming.delete(started)
    })
    coming.add(started)
  }
  return {
    addresses: () => [...up].map(({ url }) => url),
    kills: () => kills,
    /** Kills one at once, whatever it is doing. */
    async kill() {
      while (up.size <= LEAST) await Promise.race(coming)
      const victim = [...up][Math.floor(Math.random() * up.size)]!
      const pid = await victim.ask<number>({ kind: 'pid' })
      up.delete(victim)
      process.kill(pid, 'SIGKILL')
      kills += 1
      replace()
    },
    async stop() {
      await Promise.allSettled(coming)
      await Promise.all([...up].map((one: Running) => one.stop()))
    },
  }
}

async function visitsOf({ pool }: Connection): Promise<Visit[]> {
  const { rows } = await pool.query<Visit>(
    'select chave::text as atendimento, cod_cliente from painel_atendimento order by protocolo',
  )
  return rows
}

/** Two uploads for each refund: of the person who asks for it, and of the one who pays it. */
async function proofs({ pool }: Connection): Promise<void> {
  await pool.query(
    `with gente as (select row_number() over (order by id)::int - 1 as p, id from rh_usuario
      where email like 'gestora%@bench.example')
    insert into arquivo (bucket, nome, tipo, tamanho, sha256, id_usuario)
    select 'documentos', 'prova ' || n || ' ' || k, 'application/pdf', 1, '0', g.id
    from generate_series(0, $1::int - 1) n cross join generate_series(0, 1) k join gente g on g.p = (n + k) % $2`,
    [SIZES.newRefunds, PEOPLE],
  )
}

/** Everybody's work, and how much of it is done. */
function workload({ pool }: Connection, post: Post, visits: readonly Visit[], id_empresa: number) {
  let done = 0
  const read = async (id: number) => {
    const { rows } = await pool.query<{ situacao: string; updated_at: Date }>(
      'select situacao, updated_at from bo_estorno where id = $1',
      [id],
    )
    return { situacao: rows[0]!.situacao, updated_at: rows[0]!.updated_at.toISOString() }
  }
  const proofsOf = async (n: number): Promise<[string, string]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select id::text from arquivo where nome in ('prova ' || $1::int || ' 0', 'prova ' || $1::int || ' 1') order by nome`,
      [n],
    )
    return [rows[0]!.id, rows[1]!.id]
  }
  const every = Math.max(1, Math.floor(SIZES.actions / SIZES.newRefunds))
  let next = 0
  const hand = async () => {
    for (let n = next++; n < SIZES.actions; n = next++) {
      await openOrder(post, visits, n)
      const refund = n / every
      if (Number.isInteger(refund) && refund < SIZES.newRefunds)
        await refundOnce(post, read, { n: refund, id_empresa, proofs: await proofsOf(refund) })
      done += 1
    }
  }
  return { done: () => done, run: () => Promise.all(Array.from({ length: HANDS }, hand)) }
}

/** As if an hour had passed: what nobody knows is old enough to be asked for. */
async function age({ pool }: Connection): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    const { rowCount } = await client.query(
      `update painel_acao set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour',
        conferida_em = conferida_em - interval '1 hour' where situacao in ('enviando', 'incerto')`,
    )
    await client.query('commit')
    return rowCount ?? 0
  } finally {
    client.release()
  }
}

/** Reads back what is not known, and tries again what certainly did not happen, until all is known. */
async function settle(connection: Connection, post: Post, visits: readonly Visit[]): Promise<number> {
  const outgoing = createOutgoing(['127.0.0.1'])
  const ground = {
    env: readEnv({ NODE_ENV: 'test' }),
    db: connection.db,
    outgoing,
    sealed: createSealed(['nothing is sealed here']),
    metrics: createMetrics({ requests: connection, jobs: connection }),
  }
  let unsure = 0
  try {
    for (let first = true; ; first = false) {
      const open = await age(connection)
      if (first) unsure = open
      if (open) await readBack(ground)
      const { rows } = await connection.pool.query<{ chave: string }>(
        `select chave from painel_acao where situacao in ('nao_feita', 'recusada')`,
      )
      for (const { chave } of rows) await openOrder(post, visits, Number(chave.split('-').at(-1)))
      if (!open && !rows.length) return unsure
    }
  } finally {
    await outgoing.close()
  }
}

interface Books {
  twice: number
  lost: number
  guessed: number
}

/** What the system did, by its own book, beside what we say of it. */
async function judgeActions({ pool }: Connection, { erp }: DeskWorld): Promise<Books> {
  const executed = await erp.ask<Record<string, number>>({ kind: 'executed' })
  const { rows } = await pool.query<{ chave: string; situacao: string }>(
    'select chave, situacao from painel_acao',
  )
  const states = new Map(rows.map(({ chave, situacao }) => [chave, situacao]))
  const books = { twice: 0, lost: 0, guessed: 0 }
  for (let n = 0; n < SIZES.actions; n += 1) {
    const key = actionKey(n)
    const [times, state] = [executed[key] ?? 0, states.get(key)]
    if (times > 1) books.twice += 1
    if (times === 0 || state !== 'feita') books.lost += 1
    if (times === 0 && (state === 'incerto' || state === 'enviando')) books.guessed += 1
  }
  return books
}

async function judgeRefunds({ pool }: Connection): Promise<Omit<Books, 'guessed'>> {
  const { rows } = await pool.query<{ twice: number; paid: number }>(
    `with novos as (select r.fatura, r.situacao, r.id from bo_estorno r where r.fatura ~ '^K[0-9]+$')
    select (count(*) - count(distinct fatura))::int
      + (select count(*)::int from (select id_estorno from bo_estorno_aprovacao group by 1 having count(*) > 1) x) as twice,
      count(distinct fatura) filter (where situacao = 'pago')::int as paid from novos`,
  )
  return { twice: rows[0]!.twice, lost: SIZES.newRefunds - rows[0]!.paid }
}

/** Servers are killed at random, all along, while people act on a system and pay money back. */
export async function deskKills(world: DeskWorld): Promise<Result[]> {
  const connection = createDatabase(world.url, { max: HANDS })
  const servers = await standing(world)
  try {
    await proofs(connection)
    const visits = await visitsOf(connection)
    const { rows } = await connection.pool.query<{ id: number }>(
      'select id from empresa where sistema = $1',
      [PROVIDERS[0]],
    )
    const post = postTo(servers.addresses)
    const work = workload(connection, post, visits, Number(rows[0]!.id))
    const whole = work.run()
    while (servers.kills() < SIZES.kills) {
      const at = ((servers.kills() + Math.random()) * SIZES.actions * 0.95) / SIZES.kills
      while (work.done() < at) await Promise.race([sleep(5), whole])
      await servers.kill()
    }
    await whole
    const unsure = await settle(connection, post, visits)
    const [actions, refunds] = [await judgeActions(connection, world), await judgeRefunds(connection)]
    const kills = servers.kills()
    process.stderr.write(`${kills} kills: of ${unsure} actions nobody knew until they were read back\n`)
    return [
      atMost(
        `${kills} kill -9 beside ${SIZES.actions} actions: done twice by the system`,
        { ratio: actions.twice },
        0,
      ),
      atMost('actions of the panel that were lost', { ratio: actions.lost }, 0),
      atMost('actions called uncertain that the system never heard of', { ratio: actions.guessed }, 0),
      atMost(`of ${SIZES.newRefunds} refunds meanwhile, made or approved twice`, { ratio: refunds.twice }, 0),
      atMost('refunds that were not paid in the end', { ratio: refunds.lost }, 0),
    ]
  } finally {
    await servers.stop()
    await connection.close()
  }
}
