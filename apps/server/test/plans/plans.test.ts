import { userSchemas, type ListUsersInput } from '@intranet/contract/access/user-schemas'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillDatabase } from '../../../../tools/bench/data.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { makeScene, type Scene } from '../../../../tools/bench/scene.ts'
import { listHistory } from '../../src/modules/access/history/history.queries.ts'
import { listUsers, userOptions } from '../../src/modules/access/users/user.queries.ts'
import { readCalendar } from '../../src/modules/content/calendar/calendar.service.ts'
import { readDays } from '../../src/modules/home/today/today.queries.ts'
import { modules } from '../../src/modules/module-list.ts'
import { gather } from '../../src/platform/offers.ts'
import { createParameters } from '../../src/platform/parameters.ts'
import { createAuth, findActor } from '../../src/platform/session.ts'
import { testDatabase } from '../database.ts'
import { explain, type Explained } from '../../../../tools/bench/explain.ts'

// A new index or a changed query can turn a plan unseen. Buffers read show it, on any machine and however busy.
const { db, pool, url } = await testDatabase()
let scene: Scene

beforeAll(async () => {
  await fillDatabase(url, { people: 20_000, history: 10_000 })
  scene = await makeScene(url)
}, 60_000)

const plansOf = async (work: (database: Database) => Promise<unknown>): Promise<Explained[]> => {
  const plans: Explained[] = []
  for (const statement of await issuedBy(url, work)) plans.push(await explain(pool, statement))
  return plans
}

type Asked = Parameters<typeof userSchemas.list.input.parse>[0] & object

const requestOf = (asked: Asked) => userSchemas.list.input.parse(asked) as ListUsersInput
const provider = (n: number) => ({ filtro: { id_empresa: scene.providers[n]! } })

/** A plan within its buffers; the scans are in the message of a failure. */
const within = (most: number) =>
  expect.toSatisfy((plan: Explained) => plan.buffers <= most, `at most ${most} buffers`)

describe('the list of 20,000 people reads', () => {
  // The whole table has 635 pages; twenty rows with their profiles take about a hundred buffers.
  it.each<[what: string, asked: () => Asked, page: number, total: number]>([
    ['a provider by name', () => provider(0), 180, 220],
    ['a small provider', () => provider(6), 180, 50],
    ['a provider and a status', () => ({ filtro: { ...provider(0).filtro, ativo: true } }), 180, 220],
    ['a provider and a surname', () => ({ ...provider(0), q: 'silveira' }), 200, 220],
    ['a provider and a name late in the order', () => ({ ...provider(0), q: 'mariana' }), 320, 220],
    [
      'a filter on the name itself',
      () => ({ filtro: { ...provider(0).filtro, nome: { _ilike: 'silveira' } } }),
      200,
      220,
    ],
    ['every provider', () => ({}), 180, 700],
    ['every provider and a surname', () => ({ q: 'silveira' }), 200, 700],
    ['a few digits of a CPF', () => ({ q: '45678' }), 40, 40],
  ])('%s', async (_what, asked, page, total) => {
    const plans = await plansOf((database) => listUsers(database, scene.actor, requestOf(asked())))
    expect(plans[0]).toEqual(within(page))
    for (const plan of plans.slice(1)) expect(plan).toEqual(within(total))
  })

  it('names without CPFs for anyone who does not keep people, by the same indexes', async () => {
    const actor = { ...scene.actor, roles: ['configuracao:gestor'] }
    for (const q of ['silveira', 'zuleide']) {
      const plans = await plansOf((database) => listUsers(database, actor, requestOf({ q })))
      expect(plans).toEqual(plans.map(() => within(750)))
      expect(await plansOf((database) => userOptions(database, actor, { q }))).toEqual([within(750)])
    }
  })

  it('a page far behind as cheaply as the first, and without counting', async () => {
    const far = await listUsers(db, scene.actor, requestOf({ ...provider(0), offset: 5000 }))
    const asked = { ...provider(0), depois: far.depois!, contar: false }
    const plans = await plansOf((database) => listUsers(database, scene.actor, requestOf(asked)))
    expect(plans).toEqual([within(180)])
  })
})

it.each(['nome', '-nome', 'ultimo_acesso', '-ultimo_acesso'])(
  'pages that follow the mark by %s meet every person once, those without a value too',
  async (sort) => {
    await pool.query(
      `update rh_usuario set nome = null, ultimo_acesso = null where id % 7 = 0 and id_empresa = $1`,
      [scene.providers[10]],
    )
    const filtro = { id_empresa: scene.providers[10]! }
    const all = await listUsers(db, scene.actor, requestOf({ filtro, sort, limit: 0 }))
    const met: number[] = []
    for (let depois: string | undefined; ;) {
      const page = await listUsers(db, scene.actor, requestOf({ filtro, sort, depois, contar: false }))
      met.push(...page.dados.map(({ id }) => id))
      if (!page.depois) break
      depois = page.depois
    }
    expect(met).toEqual(all.dados.map(({ id }) => id))
  },
)

it('the history of a person is found by its index', async () => {
  const input = { tabelas: ['rh_usuario' as const], id_item: 1, limit: 20, offset: 0 }
  expect(
    await plansOf((database) => listHistory(database, scene.actor, gather(modules).history, input)),
  ).toEqual([within(120)])
})

it('a session, its person, roles and providers are one statement of a few buffers', async () => {
  const plans = await plansOf((database) =>
    findActor(createAuth(database, false, createParameters(database)), scene.token),
  )
  // The first one reads the parameters, which are remembered.
  expect(plans.slice(1)).toEqual([within(40)])
})

it('birthdays of some days are found by their day, where PostgreSQL plans for any days too', async () => {
  await pool.query(
    `set session_replication_role = replica;
     update rh_usuario set data_nascimento = date '1990-01-01' + (id % 365)::int, data_admissao = '2020-02-03';
     set session_replication_role = origin`,
  )
  await pool.query('vacuum (analyze) rh_usuario')
  const today = todayInBrazil()
  const window = { inicio: today, fim: daysLater(today, 6) }
  for (const plan of [
    ...(await plansOf((database) => readDays(database, scene.actor))),
    ...(await plansOf((database) => readCalendar(database, scene.actor, window))),
  ])
    expect(plan).toEqual(within(1500))
})
