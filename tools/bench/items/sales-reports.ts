import { comparedDays } from '@intranet/contract/comparison'
import { dayFromNow } from '@intranet/contract/today'
import { noCoverageInput } from '@intranet/contract/sales/no-coverage'
import type { Database } from '@intranet/db/connection'
import { createDatabase } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { listPlaceLeads } from '@intranet/server/modules/sales/no-coverage/lead-rows.queries'
import { listPlaces, type Level } from '@intranet/server/modules/sales/no-coverage/places.queries'
import { compactFigures } from '@intranet/server/modules/sales/sales-reports/compaction.queries'
import { readProviders } from '@intranet/server/modules/sales/sales-reports/dashboard.queries'
import { readDashboard } from '@intranet/server/modules/sales/sales-reports/dashboard.service'
import type { Dimension } from '@intranet/server/modules/sales/figures/figure-source'
import { readDimension } from '@intranet/server/modules/sales/sales-reports/report-rows.queries'
import type { Actor } from '@intranet/server/platform/actor'
import { Client, type Pool } from 'pg'
import { fillLeads } from '../leads-data.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { salesManagerOf } from '../sales-manager.ts'
import { newDatabase, type Ground } from '../world.ts'
import { writersBesideEachOther } from './sales-writers.ts'

const LEADS = 1_000_000
const ROUNDS = 9
const PROVIDER = 'bench_0'

const dayBefore = (days: number) => dayFromNow(-days)
// Twelve months that begin and end within a month.
const period = { de: dayBefore(372), ate: dayBefore(8) }

const yearBefore = comparedDays(period, 'ano_anterior', dayBefore(0))!.before
const dashboard = ["''", 'created_at::date', 'id_vendedor', 'produto', 'cidade_chave']

interface Pair {
  name: string
  goal: number
  ours: () => Promise<unknown>
  plain: string[]
}

const inYear = (id: number, { de, ate } = period) =>
  `from vendas_lead where id_empresa = ${id} and created_at >= '${de}' and created_at < '${ate}'::date + 1`
const byPlain = (id: number, key: string, days = period) =>
  `select ${key}, count(*), count(*) filter (where desfecho = 'efetivada'), sum(valor) filter (where desfecho = 'efetivada')
   ${inYear(id, days)} and desfecho not in ('excluida', 'errada') group by 1 order by 2 desc limit 20`

async function drillDown(db: Database, pool: Pool, actor: Actor, id: number): Promise<Pair[]> {
  const lost = `${inYear(id)} and desfecho = 'sem_cobertura' and tipo not in ('upgrade', 'downgrade')`
  const { rows } = await pool.query<{ cidade: string; bairro: string; rua: string }>(
    `select cidade_chave as cidade, bairro_chave as bairro, rua_chave as rua ${lost}
     group by 1, 2, 3 order by sum(count(*)) over (partition by cidade_chave) desc, count(*) desc limit 1`,
  )
  const { cidade, bairro } = rows[0]!
  const created_at = { _gte: period.de, _lte: period.ate }
  const level = (name: Level, place: object) => () =>
    listPlaces(db, actor, name, noCoverageInput.parse({ filtro: { created_at }, ...place }))
  const inCity = { provedor: PROVIDER, cidade }
  return [
    {
      name: 'drill-down, cities',
      goal: 10,
      ours: level('cidade', {}),
      plain: [`select cidade_chave, count(*) ${lost} group by 1 order by 2 desc limit 20`],
    },
    {
      name: 'drill-down, neighbourhoods',
      goal: 30,
      ours: level('bairro', inCity),
      plain: [
        `select bairro_chave, count(*) ${lost} and cidade_chave = '${cidade}' group by 1 order by 2 desc limit 20`,
      ],
    },
    {
      name: 'drill-down, streets',
      goal: 30,
      ours: level('rua', { ...inCity, bairro }),
      plain: [
        `select rua_chave, count(*) ${lost} and cidade_chave = '${cidade}' and bairro_chave = '${bairro}'
         group by 1 order by 2 desc limit 20`,
      ],
    },
  ]
}

function reports(db: Database, actor: Actor, id: number): Pair[] {
  const request = { limit: 20, offset: 0, sort: undefined, depois: undefined }
  const dimension = (name: string, key: Dimension, column: string): Pair => ({
    name: `report, ${name}`,
    goal: 10,
    ours: () => readDimension(db, actor, key, period, request),
    plain: [byPlain(id, column)],
  })
  return [
    dimension('campaigns', 'campanha', 'id_campanha'),
    dimension('channels', 'canal', 'id_canal'),
    dimension('city', 'cidade', 'cidade_chave'),
    dimension('sellers', 'vendedor', 'id_vendedor'),
    {
      name: 'report, dashboard',
      goal: 10,
      ours: () => readDashboard(db, actor, { ...period, base: 'c' }, 'nenhum'),
      plain: dashboard.map((key) => byPlain(id, key)),
    },
    {
      name: 'report, dashboard compared',
      goal: 10,
      ours: () => readDashboard(db, actor, { ...period, base: 'c' }, 'ano_anterior'),
      plain: [...dashboard.map((key) => byPlain(id, key)), byPlain(id, "''", yearBefore)],
    },
    {
      name: 'report, provider cards compared',
      goal: 10,
      ours: () => readProviders(db, actor, { ...period, base: 'c' }, { before: yearBefore }),
      plain: [
        byPlain(id, 'id_empresa'),
        byPlain(id, 'id_empresa', yearBefore),
        byPlain(id, 'created_at::date'),
      ],
    },
  ]
}

const speed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return 1000 / (performance.now() - start)
}

/** Rows of leads that a page of people reads, over those it shows. */
async function rowsOfPage(db: Database, pool: Pool, actor: Actor, id: number): Promise<Result> {
  const { rows } = await pool.query<{ cidade: string; bairro: string; logradouro: string }>(
    `select max(cidade) as cidade, max(bairro) as bairro, max(logradouro) as logradouro from vendas_lead
     where id_empresa = ${id} and desfecho = 'sem_cobertura' and tipo not in ('upgrade', 'downgrade')
     group by cidade_chave, bairro_chave, rua_chave having count(*) > 40 order by count(*) desc limit 1`,
  )
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()')
    const { rows: counts } = await pool.query<{ n: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_user_tables where relname = 'vendas_lead'`,
    )
    return counts[0]!.n
  }
  const waits = { prospeccao: 3, processo: 5, viabilidade: 5, negociacao: 15, parada: 7 }
  const request = noCoverageInput.parse({ provedor: PROVIDER, ...rows[0] })
  const before = await read()
  const shown = await listPlaceLeads(db, actor, request, { waits, masked: false })
  const ratio = ((await read()) - before) / shown.length
  return atMost('drill-down, people: rows read / rows shown', { ratio }, 2)
}

/** Figures over twelve months of the largest provider, beside plain aggregates that have no index or roll-up of ours. */
export async function salesReports(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'vendas_relatorios')
  await migrate(url)
  await fillLeads(url, { leads: LEADS })
  const { db, pool, close } = createDatabase(url, { max: 4 })
  const beside = new Client({ connectionString: url })
  await beside.connect()
  const results: Result[] = []
  try {
    await compactFigures(db)
    await pool.query('vacuum (analyze)')
    const { rows } = await pool.query<{ id: number }>('select id from empresa where sistema = $1', [PROVIDER])
    const id = rows[0]!.id
    const actor = salesManagerOf(id)
    results.push(await rowsOfPage(db, pool, actor, id))
    for (const { name, goal, ours, plain } of [
      ...(await drillDown(db, pool, actor, id)),
      ...reports(db, actor, id),
    ]) {
      const measured = await alternate(
        {
          ours: () => speed(ours),
          plain: async () => {
            // Only this connection's plans lose the index; nothing is really dropped.
            await beside.query('begin')
            await beside.query('drop index vendas_lead_sem_cobertura')
            const found = await speed(async () => {
              for (const text of plain) await beside.query(text)
            })
            await beside.query('rollback')
            return found
          },
        },
        ROUNDS,
      )
      results.push(atLeast(`${name} / plain GROUP BY`, ratioOf(measured.ours!, measured.plain!), goal))
    }
    results.push(await writersBesideEachOther(url, id))
  } finally {
    await beside.end()
    await close()
  }
  return results
}
