import { SUPERADMIN } from '@intranet/contract/access'
import { movementList } from '@intranet/contract/operations/supplies'
import { valueList } from '@intranet/contract/operations/supply-products'
import { dayFromNow } from '@intranet/contract/today'
import { createDatabase, type Connection } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { registerIncidents } from '@intranet/server/modules/operations/incidents/incident.service'
import { readVehicleCalendar } from '@intranet/server/modules/operations/requests/vehicle-calendar.queries'
import { stepVehicleRequest } from '@intranet/server/modules/operations/requests/vehicle-request.service'
import { readDashboard } from '@intranet/server/modules/operations/supplies/dashboard.queries'
import { listMovements } from '@intranet/server/modules/operations/supplies/movement.queries'
import { listValues, totalValues } from '@intranet/server/modules/operations/supplies/product.queries'
import type { Actor } from '@intranet/server/platform/actor'
import { inTransaction } from '@intranet/server/platform/transaction'
import { issuedBy } from '../issued.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { newDatabase, type Ground } from '../world.ts'
import { counts } from './operations-count.ts'
import { live, makeReporter } from './operations-live.ts'
import { fillOperations, SIZES } from './operations-data.ts'

const ROUNDS = 7
/** Of what takes some milliseconds. */
const SHORT_ROUNDS = 41
const APPROVALS = 1000

/** Milliseconds that some work takes. */
async function lasting(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function makeActor({ pool }: Connection): Promise<Actor & { id_empresa: number }> {
  const { rows } = await pool.query<{ id: string; id_empresa: string }>(
    'select u.id, u.id_empresa from motorista m join rh_usuario u on u.id = m.id_usuario',
  )
  const id_empresa = Number(rows[0]!.id_empresa)
  const person = { id: Number(rows[0]!.id), nome: 'Bench', email: 'p1@bench.example', employee: true }
  const place = { id_empresa, id_departamento: null, id_cargo: null }
  const session = { sessao: '', expira_em: new Date() }
  return { ...person, ...place, ...session, roles: [SUPERADMIN], empresas: [id_empresa] } as Actor & {
    id_empresa: number
  }
}

/** An incident for everybody, and the same rows by one statement of somebody in a hurry. */
async function fanOut({ db, pool }: Connection, actor: Actor & { id_empresa: number }): Promise<Result> {
  const { id: id_categoria } = (await pool.query(`select id from incidente_categoria where titulo = 'Bench'`))
    .rows[0]
  const fields = { titulo: 'Rompimento', descricao: '<p>Cabo</p>', id_categoria: Number(id_categoria) }
  const one = { ...fields, id_empresa: actor.id_empresa }
  const { ours, bare } = await alternate(
    {
      ours: () => lasting(() => inTransaction(db, actor, (tx) => registerIncidents(tx, actor, [one]))),
      bare: () =>
        lasting(() =>
          pool.query(
            `with i as (insert into incidente (titulo, descricao, id_categoria, id_empresa, id_usuario)
              values ('Rompimento', '<p>Cabo</p>', $1, $2, $3) returning id)
            insert into incidente_usuario (id_incidente, id_usuario, texto)
            select i.id, u.id, '[Bench] Rompimento' from i, rh_usuario u
            where u.ativo and u.funcionario and u.id_empresa = $2 and u.id <> $3`,
            [id_categoria, actor.id_empresa, actor.id],
          ),
        ),
    },
    ROUNDS,
  )
  return atLeast(`an incident for ${SIZES.people} people by one statement by hand`, ratioOf(bare, ours), 0.7)
}

/** First pages of movements with their exact total, by the same statements sent bare. */
async function lists(url: string, { db, pool }: Connection, actor: Actor): Promise<Result[]> {
  const searches = {
    stage: {},
    squad: { filtro: { equipe: 'Equipe 7' } },
    city: { filtro: { cidade: 'Cidade 7' } },
    text: { q: '12345' },
  }
  const results: Result[] = []
  for (const [name, over] of Object.entries(searches)) {
    const input = movementList.input.parse({ etapa: 'retirada', limit: 20, ...over })
    const issued = await issuedBy(url, (own) => listMovements(own, actor, input))
    const { ours, bare } = await alternate(
      {
        ours: () => lasting(() => listMovements(db, actor, input)),
        bare: () =>
          lasting(async () => Promise.all(issued.map(({ text, values }) => pool.query(text, values)))),
      },
      SHORT_ROUNDS,
    )
    results.push(
      atLeast(`movements by ${name}, first page with total, by bare SQL`, ratioOf(bare, ours), 0.85),
    )
  }
  return results
}

/** The dashboard's figures as anybody would count them from the movements. */
const plainFigures = [
  `select count(*) filter (where m.etapa = 'retirada'), count(*) filter (where m.etapa = 'devolucao'),
      count(*) filter (where m.etapa = 'manutencao'), sum(m.quantidade * p.valor_unitario)
    from suprimento_movimento m join suprimento_produto p on p.id = m.id_produto
    where m.data_saida is null and m.etapa in ('retirada', 'devolucao', 'manutencao')`,
  `select suprimento_semana_de(data_entrada) as semana, etapa, sum(quantidade) from suprimento_movimento
    where data_entrada > current_date - 91 group by 1, 2 order by 1, 2`,
  `select etapa, (now() at time zone 'America/Sao_Paulo')::date - (data_entrada at time zone 'America/Sao_Paulo')::date as dias,
      count(*) from suprimento_movimento
    where data_saida is null and etapa in ('retirada', 'devolucao', 'manutencao') group by 1, 2`,
  `select m.id_equipe, q.nome, count(*) from suprimento_movimento m join equipe q on q.id = m.id_equipe
    where m.data_saida is null and m.etapa = 'retirada' group by 1, 2 order by 3 desc limit 10`,
]

/** The dashboard, and the same figures by counting; exact at once. */
async function figures({ db, pool }: Connection, actor: Actor): Promise<Result[]> {
  const plain = () => Promise.all(plainFigures.map((statement) => pool.query(statement)))
  const read = () => readDashboard(db, actor, { comparar: 'nenhum' })
  const { ours, counted } = await alternate(
    { ours: () => lasting(read), counted: () => lasting(plain) },
    ROUNDS,
  )
  const { rows } = await pool.query(
    `select count(*)::int as linhas from suprimento_movimento where etapa = 'retirada' and data_saida is null`,
  )
  return [
    atLeast('the dashboard of supplies by plain aggregates', ratioOf(counted, ours), 10),
    atMost(
      'removals that the dashboard counts wrong',
      { ratio: Math.abs((await read()).retiradas_pendentes - rows[0].linhas) },
      0,
    ),
  ]
}

/** What everything is worth, by product and in sum, and the same by the plain aggregate; exact at once. */
async function worth({ db, pool }: Connection, actor: Actor): Promise<Result[]> {
  const plain = `select m.id_produto, m.etapa, sum(m.quantidade), sum(m.quantidade * p.valor_unitario)
    from suprimento_movimento m join suprimento_produto p on p.id = m.id_produto where m.data_saida is null group by 1, 2`
  const input = valueList.input.parse({ limit: 20 })
  const { ours, added } = await alternate(
    {
      ours: () =>
        lasting(async () => Promise.all([listValues(db, actor, input), totalValues(db, actor, {})])),
      added: () => lasting(() => pool.query(plain)),
    },
    ROUNDS,
  )
  await pool.query(`update suprimento_movimento set data_saida = now()
    where id in (select id from suprimento_movimento where data_saida is null and etapa = 'manutencao' order by id limit 3)`)
  const { rows } = await pool.query<{ valor: string }>(
    `select sum(m.quantidade * p.valor_unitario) as valor from suprimento_movimento m
      join suprimento_produto p on p.id = m.id_produto where m.data_saida is null`,
  )
  const { total } = await totalValues(db, actor, {})
  return [
    atLeast('the values of supplies by the plain aggregate', ratioOf(added, ours), 10),
    atMost('R$ that the values miss', { ratio: Math.abs(Number(total) - Number(rows[0]!.valor)) }, 0),
  ]
}

/** Approvals of overlapping windows of 50 vehicles, all at once. */
async function approvals({ db, pool }: Connection, actor: Actor): Promise<Result> {
  const { rows } = await pool.query<{ id: string; wanted: string }>(
    `insert into solicitacao_veiculo (id_usuario, id_empresa, motivo, origem, destino, data_retirada, data_devolucao, id_veiculo)
      select m.id_usuario, v.id_empresa, 'Bench', 'Pelotas', 'Bagé', now() + interval '400 days' + make_interval(mins => n % 97),
        now() + interval '400 days 3 hours', v.id
      from motorista m, generate_series(1, $1) n
      join (select id, id_empresa, row_number() over (order by id) as lugar from veiculo) v on v.lugar = n % 50 + 1
      returning id, id_veiculo as wanted`,
    [APPROVALS],
  )
  const outcomes = await Promise.allSettled(
    rows.map(({ id }) =>
      inTransaction(db, actor, (tx) =>
        stepVehicleRequest(tx, actor, { id: Number(id), situacao: 'aprovada' }),
      ),
    ),
  )
  const { rows: pairs } = await pool.query(
    `select count(*)::int as pares from solicitacao_veiculo a join solicitacao_veiculo b on b.id_veiculo = a.id_veiculo
      and b.id > a.id and tstzrange(b.data_retirada, b.data_devolucao) && tstzrange(a.data_retirada, a.data_devolucao)
      where a.destino = 'Bagé' and a.situacao = 'aprovada' and b.situacao = 'aprovada'`,
  )
  const stand = outcomes.filter(({ status }) => status === 'fulfilled').length
  return atMost(`overlaps among ${stand} of ${APPROVALS} concurrent approvals`, { ratio: pairs[0].pares }, 0)
}

async function calendar(url: string, actor: Actor): Promise<Result> {
  const [inicio, fim] = [0, 31].map((days) => dayFromNow(days)) as [string, string]
  const issued = await issuedBy(url, (db) => readVehicleCalendar(db, actor, { inicio, fim }))
  return atMost('statements of a month of 500 vehicles', { ratio: issued.length }, 2)
}

/** Incidents for everybody, lists and figures of supplies, and bookings under a crowd. */
export async function operations(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'operacoes')
  await migrate(url)
  const connection = createDatabase(url, { max: 20 })
  try {
    await fillOperations(connection.pool)
    const actor = await makeActor(connection)
    const reporter = await makeReporter(connection, actor.id, actor.id_empresa)
    return [
      await fanOut(connection, actor),
      ...(await lists(url, connection, actor)),
      ...(await figures(connection, actor)),
      ...(await worth(connection, actor)),
      await approvals(connection, actor),
      await calendar(url, actor),
      ...(await counts(url, connection, actor, reporter.token)),
      ...(await live(ground, url, connection, reporter)),
    ]
  } finally {
    await connection.close()
  }
}
