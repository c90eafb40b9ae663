import { noCoverageInput } from '@intranet/contract/sales/no-coverage'
import { dayFromNow } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { beforeAll, expect, it } from 'vitest'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { fillLeads } from '../../../../tools/bench/leads-data.ts'
import { listPlaceLeads } from '../../src/modules/sales/no-coverage/lead-rows.queries.ts'
import { listPlaces } from '../../src/modules/sales/no-coverage/places.queries.ts'
import { compactFigures } from '../../src/modules/sales/sales-reports/compaction.queries.ts'
import { readTotals } from '../../src/modules/sales/sales-reports/dashboard.queries.ts'
import { readDimension } from '../../src/modules/sales/sales-reports/report-rows.queries.ts'
import type { Actor } from '../../src/platform/actor.ts'
import { testDatabase } from '../database.ts'
import { explain } from '../../../../tools/bench/explain.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'

// 20,000 leads of which the largest provider has 6,000: read whole they are some 700 pages, their table 2,000.
const { db, pool, url } = await testDatabase()
const place = { provedor: 'bench_0', cidade: '', bairro: '', logradouro: '' }
let actor: Actor

beforeAll(async () => {
  await fillLeads(url, { leads: 20_000, cities: 40, campaigns: 20, sellers: 24 })
  await compactFigures(db)
  await pool.query('vacuum (analyze)')
  const { rows } = await pool.query<{ id: number } & typeof place>(
    `select l.id_empresa as id, cidade_chave as cidade, bairro_chave as bairro, rua_chave as logradouro
     from vendas_lead l join empresa e on e.id = l.id_empresa
     where e.sistema = 'bench_0' and desfecho = 'sem_cobertura' and tipo = 'novo'
     group by 1, 2, 3, 4 order by count(*) desc limit 1`,
  )
  const { id, ...busiest } = rows[0]!
  Object.assign(place, busiest)
  actor = salesManagerOf(id)
}, 120_000)

const day = (before: number) => dayFromNow(-before)
const period = { de: day(372), ate: day(8) }
const filtro = { created_at: { _gte: period.de, _lte: period.ate } }
const waits = { prospeccao: 3, processo: 5, viabilidade: 5, negociacao: 15, parada: 7 }
const page = { limit: 20, offset: 0, sort: undefined, depois: undefined }
const { provedor } = place
const cases: [name: string, work: (db: Database) => Promise<unknown>, most: number, scans: RegExp][] = [
  [
    'cities',
    (at) => listPlaces(at, actor, 'cidade', noCoverageInput.parse({ filtro })),
    60,
    /vendas_resumo_pkey/,
  ],
  [
    'neighbourhoods',
    (at) =>
      listPlaces(at, actor, 'bairro', noCoverageInput.parse({ filtro, provedor, cidade: place.cidade })),
    60,
    /vendas_resumo_bairro_pkey/,
  ],
  [
    'streets',
    (at) => {
      const { cidade, bairro } = place
      return listPlaces(at, actor, 'rua', noCoverageInput.parse({ filtro, provedor, cidade, bairro }))
    },
    60,
    /vendas_lead_sem_cobertura/,
  ],
  [
    'people',
    (at) => listPlaceLeads(at, actor, noCoverageInput.parse({ ...place, filtro }), { waits, masked: false }),
    160,
    /vendas_lead_sem_cobertura/,
  ],
  ['campaigns', (at) => readDimension(at, actor, 'campanha', period, page), 80, /vendas_resumo_pkey/],
  ['channels', (at) => readDimension(at, actor, 'canal', period, page), 80, /vendas_resumo_pkey/],
  ['city', (at) => readDimension(at, actor, 'cidade', period, page), 80, /vendas_resumo_pkey/],
  ['sellers', (at) => readDimension(at, actor, 'vendedor', period, page), 80, /vendas_resumo_pkey/],
  ['totals', (at) => readTotals(at, actor, { ...period, base: 'c' }), 80, /vendas_resumo_pkey/],
]

it.each(cases)('%s of twelve months are not read from the leads', async (_name, work, most, scans) => {
  const issued = await issuedBy(url, work)
  expect(issued).toHaveLength(1)
  const plan = await explain(pool, issued[0]!)
  expect(plan.scans).toMatch(scans)
  expect(plan.scans).not.toMatch(/vendas_lead_lista|Seq Scan on vendas_lead\b/)
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(most)
})
