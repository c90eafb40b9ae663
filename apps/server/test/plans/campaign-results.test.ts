import type { Database } from '@intranet/db/connection'
import { beforeAll, expect, it } from 'vitest'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { fillLeads } from '../../../../tools/bench/leads-data.ts'
import { readMonths, readPeriods } from '../../src/modules/marketing/campaign-results/report.queries.ts'
import { listResults } from '../../src/modules/marketing/campaign-results/result.queries.ts'
import type { Actor } from '../../src/platform/actor.ts'
import { testDatabase } from '../database.ts'
import { explain } from '../../../../tools/bench/explain.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'

// 20,000 leads of a year are on 2,000 pages; a twentieth is of the campaign whose results are reported.
const { pool, url } = await testDatabase()
const provider = { id_empresa: 0, id_campanha: 0 }
let actor: Actor

/** Two years of half months, by provider and two channels: what a report must not read whole. */
const RESULTS = `
  insert into vendas_campanha_resultado (id_campanha, id_canal, id_empresa, periodo_inicio, periodo_fim, impressoes,
    cliques, investimento)
  select $1, c.id, e.id, p.de, p.ate, 1000, 100, 50
  from empresa e
  cross join (select id from vendas_canal order by id limit 2) c
  cross join generate_series(0, 23) n
  cross join lateral (select date_trunc('month', current_date)::date - make_interval(months => n) as mes) m
  cross join lateral (values (m.mes::date, m.mes::date + 14),
    (m.mes::date + 15, (m.mes + interval '1 month')::date - 1)) p(de, ate)
  where e.sistema like 'bench%'`

beforeAll(async () => {
  await fillLeads(url, { leads: 20_000, cities: 40, campaigns: 20, sellers: 24 })
  const { rows } = await pool.query<typeof provider>(
    `select e.id as id_empresa, (select min(id) from vendas_campanha) as id_campanha from empresa e
     where e.sistema = 'bench_0'`,
  )
  Object.assign(provider, rows[0])
  await pool.query(RESULTS, [provider.id_campanha])
  await pool.query('vacuum (analyze)')
  actor = salesManagerOf(provider.id_empresa)
}, 120_000)

const cases: [name: string, work: (db: Database) => Promise<unknown>, most: number][] = [
  ['three months of a provider', (at) => readMonths(at, actor, { provider }), 320],
  ['five periods of a provider', (at) => readPeriods(at, actor, { provider }), 260],
  ['five periods in general', (at) => readPeriods(at, actor, {}), 260],
  ['a page of results', (at) => listResults(at, actor, { limit: 20, offset: 0, filtro: {} } as never), 520],
]

it.each(cases)(
  '%s: leads are read by channel or campaign, of their periods alone',
  async (_name, work, most) => {
    const issued = await issuedBy(url, work)
    expect(issued).toHaveLength(1)
    const plan = await explain(pool, issued[0]!)
    expect(plan.scans).toMatch(/Index Scan vendas_lead_(canal|campanha)/)
    expect(plan.buffers, plan.scans).toBeLessThanOrEqual(most)
  },
)
