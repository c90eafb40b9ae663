import { randomInt } from 'node:crypto'
import { SUPERADMIN } from '@intranet/contract/access'
import { simulate } from '@intranet/contract/marketing/roulette-odds'
import { createDatabase, type Connection } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { personMark } from '@intranet/db/person-mark'
import { drawWinner } from '@intranet/server/modules/marketing/roulette/raffle.service'
import { spinWheel } from '@intranet/server/modules/marketing/roulette/spin.service'
import { createOutgoing } from '@intranet/server/platform/outgoing'
import { createParameters } from '@intranet/server/platform/parameters'
import { createSealed } from '@intranet/server/platform/sealed'
import { inTransaction } from '@intranet/server/platform/transaction'
import { startBeacon } from '../../../apps/server/test/beacon-server.ts'
import { atMost, type Result } from '../results.ts'
import { newDatabase, type Ground } from '../world.ts'

const SPINS = Number(process.env.ROULETTE_SPINS ?? 10_000)
const DRAWS = Number(process.env.ROULETTE_DRAWS ?? 10_000)
/** More than the pool has connections, fewer than give up waiting for one. */
const AT_ONCE = 100

/** Runs `work` for 0 … `count` - 1, `AT_ONCE` at a time. */
async function crowd<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) answers.push(await work(index))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
}

const SCENE = `
  with e as (insert into empresa (nome, sistema) values ('Bench', 'bench') returning id),
  u as (insert into rh_usuario (nome, email) values ('Bench', 'bench@bench.example') returning id)
  insert into site_roleta_campanhas (nome, slug, descricao, id_empresa, id_usuario_intranet, data_inicio_campanha,
    data_fim_campanha)
  select 'Roleta ' || n, 'roleta-' || n, 'Bench', e.id, u.id, '2020-01-01', '2099-12-31'
  from e, u, generate_series(1, 2) n
  returning id, id_empresa, id_usuario_intranet, intervalo_votacao, api_erp`

const PRIZE = `insert into site_roleta_premios (id_campanha, nome, descricao, cliente, peso_item, quantidade, animacao)
  values ($1, 'Único', 'Bench', false, 10, 1, true)`

const WINNERS = `insert into site_roleta_historico (id_campanha, id_premio, nome_premio, nome, pessoa, cliente, cupom, codigo)
  select p.id_campanha, p.id, p.nome, 'P' || n, 'p' || n, false,
    'CUPOM-' || translate(upper(lpad(to_hex(n), 8, '0')), '0189', 'GHIJ'), lpad(n::text, 6, '0')
  from site_roleta_premios p, generate_series(1, $2) n where p.id_campanha = $1`

interface Wheel {
  id: number
  id_empresa: number
  id_usuario_intranet: number
  intervalo_votacao: number
  api_erp: boolean
}

/** Spins of as many people for the only prize there is. */
async function spins({ db }: Connection, wheel: Wheel): Promise<Result> {
  const answers = await crowd(SPINS, (index) => {
    const cpf = String(10_000_000_000 + index)
    const person = {
      nome: 'Bench',
      cpf,
      telefone: '53991260000',
      chave: `bench-${cpf}`,
      aceite: true,
      dispositivo: null,
      marcas: [personMark('bench', cpf)] as const,
    }
    return inTransaction(db, null, (tx) => spinWheel(tx, wheel, person))
  })
  const winners = answers.filter((answer) => 'ganho' in answer).length
  return atMost(
    `winners of ${answers.length} parallel spins on stock 1, away from one`,
    { ratio: Math.abs(winners - 1) },
    0,
  )
}

/** Draws of everybody there is, at once. */
async function draws({ db, pool }: Connection, wheel: Wheel): Promise<Result[]> {
  const beacon = await startBeacon()
  await pool.query(`insert into parametro (chave, valor) values ('farol_endereco', to_jsonb($1::text))`, [
    beacon.url,
  ])
  const actor = { id: wheel.id_usuario_intranet, roles: [SUPERADMIN], employee: true, empresas: [] } as never
  const visit = {
    db,
    actor,
    deps: {
      parameters: createParameters(db),
      beaconKey: beacon.key,
      outgoing: createOutgoing(['127.0.0.0/8']),
      sealed: createSealed(['a key of the measurements that everybody knows']),
    },
    write: <T>(work: (tx: typeof db) => Promise<T>) => inTransaction(db, null, work),
  }
  try {
    const drawn = await crowd(DRAWS, () => drawWinner(visit, { id_campanha: wheel.id }, true))
    const people = new Set(drawn.map(({ id_cliente_historico }) => id_cliente_historico ?? 0))
    people.delete(0)
    return [
      atMost(
        `entries drawn twice or not at all in ${DRAWS} concurrent draws`,
        { ratio: DRAWS - people.size },
        0,
      ),
    ]
  } finally {
    await beacon.close()
  }
}

/** Chi-square of 1,000,000 spins with the server's own random numbers, by the 0.999 quantile. */
function weights(): Result {
  const pesos = [50, 20, 20, 10, 1, 1, 50, 20]
  const total = pesos.reduce((sum, peso) => sum + peso, 0)
  const count = 1_000_000
  const odds = pesos.map((peso_item) => ({ peso_item, restantes: null }))
  const { wins } = simulate(odds, count, (below) => randomInt(below))
  const square = wins.reduce((sum, seen, index) => {
    const expected = (count * pesos[index]!) / total
    return sum + (seen - expected) ** 2 / expected
  }, 0)
  return atMost(
    'chi-square of 1,000,000 spins by its 0.999 quantile (7 degrees of freedom)',
    { ratio: square / 24.322 },
    1,
  )
}

/** The roulette under a crowd: one winner for one prize, nobody drawn twice, and the weights kept. */
export async function roulette(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'roleta')
  await migrate(url)
  const connection = createDatabase(url, { max: 20 })
  try {
    const { rows } = await connection.pool.query<Wheel>(SCENE)
    const [first, second] = rows as [Wheel, Wheel]
    for (const { id } of rows) await connection.pool.query(PRIZE, [id])
    await connection.pool.query(WINNERS, [second.id, DRAWS])
    return [await spins(connection, first), ...(await draws(connection, second)), weights()]
  } finally {
    await connection.close()
  }
}
