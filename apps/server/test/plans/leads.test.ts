import { listLeadsInput } from '@intranet/contract/sales/lead-list'
import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import { workLists } from '@intranet/contract/sales/work-lists'
import { dayFromNow } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillLeads } from '../../../../tools/bench/leads-data.ts'
import { makeLeadsScene } from '../../../../tools/bench/leads-world.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import type { Scene } from '../../../../tools/bench/scene.ts'
import { countLeads } from '../../src/modules/sales/leads/lead-counters.queries.ts'
import { listLeads } from '../../src/modules/sales/leads/lead-list.queries.ts'
import { testDatabase } from '../database.ts'
import { explain, type Explained } from '../../../../tools/bench/explain.ts'

// A new index or a changed query can turn a plan unseen. Buffers read show it, on any machine and however busy.
const { db, pool, url } = await testDatabase()
const waits = { prospeccao: 3, processo: 5, viabilidade: 5, negociacao: 15, parada: 10 }
let scene: Scene

beforeAll(async () => {
  await fillLeads(url, { leads: 30_000, cities: 60, campaigns: 20, sellers: 48 })
  await pool.query('select vendas_resumo_compacta()')
  await pool.query('vacuum (analyze) vendas_lead_delta, vendas_situacao_delta, vendas_resumo_situacao')
  scene = await makeLeadsScene(url)
}, 240_000)

const plansOf = async (work: (database: Database) => Promise<unknown>): Promise<Explained[]> => {
  const plans: Explained[] = []
  for (const statement of await issuedBy(url, work)) plans.push(await explain(pool, statement))
  return plans
}

const day = (ago: number) => dayFromNow(-ago)
const asked = (lista: LeadListKey, days: number, q?: string, provider = 0) =>
  listLeadsInput.parse({
    lista,
    q,
    filtro: { id_empresa: scene.providers[provider]!, created_at: { _gte: day(days), _lte: day(0) } },
  })

/** A plan within its buffers; the scans are in the message of a failure. */
const within = (most: number) =>
  expect.toSatisfy((plan: Explained) => plan.buffers <= most, `at most ${most} buffers`)

describe('the list of 30,000 leads reads', () => {
  // The table has 1,300 pages, the largest provider 400 of them; a page of twenty with its names takes about 120.
  it.each<[what: string, lista: LeadListKey, days: number, q: string | undefined, most: number]>([
    ['open ones of a month', 'leads', 30, undefined, 200],
    ['open ones of a month with a surname', 'leads', 30, 'silveira', 200],
    ['open ones of a year', 'leads', 365, undefined, 220],
    ['open ones of a year with a full name', 'leads', 365, 'eduarda zanetti', 220],
    ['all of a month', 'all', 30, undefined, 220],
    ['all of a month with a surname', 'all', 30, 'silveira', 260],
    ['all of a year', 'all', 365, undefined, 450],
    ['overdue ones', 'overdue', 365, undefined, 220],
    ['open ones of a month with a phone and its marks', 'leads', 30, '(53) 99385-0840', 200],
    ['all of a year with a document and its marks', 'all', 365, '900.600.525-89', 200],
  ])('%s in one statement', async (_what, lista, days, q, most) => {
    const request = asked(lista, days, q)
    expect(await plansOf((database) => listLeads(database, scene.actor, request, waits))).toEqual([
      within(most),
    ])
  })

  it('a page far behind as cheaply as the first, and without counting', async () => {
    const far = await listLeads(db, scene.actor, { ...asked('all', 365), offset: 3000 }, waits)
    const request = { ...asked('all', 365), depois: far.depois!, contar: false }
    expect(await plansOf((database) => listLeads(database, scene.actor, request, waits))).toEqual([
      within(220),
    ])
  })

  it('what changed, in the order of its change, without reading the rest', async () => {
    const changes = { ...asked('all', 3650), limit: 100, sort: 'updated_at' as const, contar: false }
    const some = await listLeads(db, scene.actor, changes, waits)
    const request = { ...changes, depois: some.depois! }
    // A hundred leads, each in a separate page.
    expect(await plansOf((database) => listLeads(database, scene.actor, request, waits))).toEqual([
      within(1200),
    ])
  })

  it('the counters of a month in one statement', async () => {
    const month = { de: day(30), ate: day(0) }
    expect(await plansOf((database) => countLeads(database, scene.actor, month, waits))).toEqual([
      within(250),
    ])
  })

  it('the counters of what is to be done, however old, without reading the others', async () => {
    const work = { listas: [...workLists] }
    expect(await plansOf((database) => countLeads(database, scene.actor, work, waits))).toEqual([within(700)])
  })
})
