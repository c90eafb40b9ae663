/** A count of 10,000 lines sent by phones: its speed, and that each line counts once whatever happens. */
import { registersSupplies } from '@intranet/server/modules/operations/squads/squad-scope'
import { sendReadings, startCount } from '@intranet/server/modules/operations/squads/count.service'
import type { Actor } from '@intranet/server/platform/actor'
import { inTransaction } from '@intranet/server/platform/transaction'
import type { Connection } from '@intranet/db/connection'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, type Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { bearer } from '../scene.ts'
import { SCALE } from './operations-data.ts'

const LINES = Math.max(500, Math.round(10_000 * SCALE))
/** One line in ten is of an asset that nobody knows. */
const UNKNOWN = Math.round(LINES / 10)
const ROUNDS = 5
const PARTS = 20

interface Reading {
  chave: string
  codigo: string
  quantidade: number
  local: string | null
  lido_em: string
}

const codes = [
  ...Array.from({ length: LINES - UNKNOWN }, (_, n) => `PT-${n + 1}`),
  ...Array.from({ length: UNKNOWN }, (_, n) => `NOVO-${n + 1}`),
]
const readings = (): Reading[] =>
  codes.map((codigo) => ({
    chave: randomUUID(),
    codigo,
    quantidade: 1,
    local: null,
    lido_em: new Date().toISOString(),
  }))

/** A count of a squad that has all the known assets, begun and empty. */
async function newCount({ db, pool }: Connection, actor: Actor): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into equipe (id_empresa, nome, cidade) values ($1, $2, 'Pelotas') returning id`,
    [actor.id_empresa, `Contagem ${randomUUID()}`],
  )
  const squad = Number(rows[0]!.id)
  await pool.query(`update suprimento_patrimonio set id_equipe = $1 where patrimonio = any($2)`, [
    squad,
    codes.slice(0, LINES - UNKNOWN),
  ])
  return (await inTransaction(db, actor, (tx) => startCount(tx, actor, squad))).id
}

/** What somebody would write who has one list to merge once, and nothing to answer. */
const BARE = `with lidas as (
    insert into inventario_leitura (id_contagem, chave, codigo, quantidade, local, lido_em, id_usuario)
    select $1, r.chave, r.codigo, r.quantidade, r.local, r.lido_em, $2
    from jsonb_to_recordset($3::jsonb) r (chave uuid, codigo text, quantidade int, local text, lido_em timestamptz)
    on conflict do nothing returning codigo, quantidade, local
  ), achadas as (
    update inventario v set quantidade_informada = 1, local = l.local from lidas l
    where v.id_contagem = $1 and v.patrimonio = l.codigo returning v.patrimonio
  )
  insert into inventario (id_contagem, id_empresa, id_equipe, cidade, patrimonio, quantidade_informada, local)
  select c.id, c.id_empresa, c.id_equipe, 'Pelotas', l.codigo, 1, l.local from lidas l, suprimento_contagem c
  where c.id = $1 and not exists (select from achadas a where a.patrimonio = l.codigo)`

async function speed(connection: Connection, actor: Actor): Promise<Result> {
  const { db, pool } = connection
  const timed = (work: (id: number, leituras: Reading[]) => Promise<unknown>) => async () => {
    const id = await newCount(connection, actor)
    const leituras = readings()
    const began = performance.now()
    await work(id, leituras)
    return performance.now() - began
  }
  const { ours, bare } = await alternate(
    {
      ours: timed((id, leituras) =>
        inTransaction(db, actor, (tx) => sendReadings(tx, actor, { id, leituras })),
      ),
      bare: timed((id, leituras) => pool.query(BARE, [id, actor.id, JSON.stringify(leituras)])),
    },
    ROUNDS,
  )
  return atLeast(`a count of ${LINES} lines by a bare set-based merge`, ratioOf(bare, ours), 0.7)
}

async function post(server: Running, token: string, id: number, leituras: Reading[]): Promise<void> {
  const answer = await fetch(`${server.url}/v1/suprimentos/contagem/${id}/leituras`, {
    method: 'POST',
    headers: { ...bearer({ token }), 'content-type': 'application/json' },
    body: JSON.stringify({ leituras }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}

const partsOf = (all: Reading[]) =>
  Array.from({ length: PARTS }, (_, n) => all.slice((n * LINES) / PARTS, ((n + 1) * LINES) / PARTS))

/** Two phones send the same codes part by part, the server is killed on the way, and both send everything once more. */
async function lost(url: string, connection: Connection, actor: Actor, token: string): Promise<Result> {
  const { pool } = connection
  if (!registersSupplies(actor)) throw new Error('The counting person may not count')
  const id = await newCount(connection, actor)
  const phones = [readings(), readings().toReversed()]
  let server = await startServer(url)
  const sendAll = async (phone: Reading[]) => {
    for (const part of partsOf(phone)) await post(server, token, id, part)
  }
  const cut = Promise.allSettled(phones.map(sendAll))
  await sleep(300)
  process.kill(await server.ask<number>({ kind: 'pid' }), 'SIGKILL')
  await Promise.all([cut, server.stop()])
  server = await startServer(url)
  try {
    await Promise.all(phones.map(sendAll))
    await sendAll(phones[0]!)
  } finally {
    await server.stop()
  }
  const { rows } = await pool.query<{ read: number; lines: number; counted: number }>(
    `select (select count(*)::int from inventario_leitura where id_contagem = $1) as read, count(*)::int as lines,
      coalesce(sum(quantidade_informada), 0)::int as counted from inventario where id_contagem = $1`,
    [id],
  )
  const wrong = Object.values(rows[0]!).reduce((sum, found) => sum + Math.abs(found - LINES), 0)
  return atMost('lines of a count lost or doubled by two phones and a kill -9', { ratio: wrong }, 0)
}

export async function counts(
  url: string,
  connection: Connection,
  actor: Actor,
  token: string,
): Promise<Result[]> {
  return [await speed(connection, actor), await lost(url, connection, actor, token)]
}
