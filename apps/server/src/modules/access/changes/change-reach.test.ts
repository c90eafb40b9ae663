import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { explain } from '../../../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../../../tools/bench/issued.ts'
import { salesManagerOf } from '../../../../../../tools/bench/sales-manager.ts'
import { listChanges } from './change.service.ts'

const { db, deps } = await testWorld()
const ours = await makeProvider(db)
const theirs = await makeProvider(db)
const reader = { ...salesManagerOf(ours), roles: ['rh:gestor'] }
const lists = deps.offers.changes.filter(({ table }) => table === 'rh_departamento')
const { pool } = deps.connection
const COUNT = 60_000

/** Half an hour ago, and from then on a change each millisecond: all of others but the 12th, two together and the last one. */
const begin = (Date.now() - 1_800_000) * 1000
const at = (n: number) => String(begin + n * 1000)
// Without those of what every database begins with.
await sql`delete from alteracao_fila`.execute(db)
await sql`insert into alteracao (posicao, tabela, id_item, antes, depois, data)
  select ${begin}::bigint + n * 1000, 'rh_departamento', n, p.de, p.de, now()
  from generate_series(1, ${COUNT}::int) n, lateral (
    select array[case when n in (12, 33, 34, ${COUNT}::int) then ${ours}::bigint else ${theirs}::bigint end] as de) p`.execute(
  db,
)
await sql`vacuum (analyze) alteracao`.execute(db)

const reach = { changes: 10, statements: 2 }
async function page(desde: string, limit = 1000, within = reach) {
  const { alteracoes, depois } = await listChanges(db, reader, lists, { desde, limit }, within)
  return [alteracoes.map(({ id }) => id), depois]
}

it('what others changed ends a page early, never an empty one (docs/changes.md#reading-them)', async () => {
  expect(await page(at(0))).toEqual([[12], at(20)])
  expect(await page(at(20))).toEqual([[33, 34], at(40)])
  expect(await page(at(12))).toEqual([[33, 34], at(42)])
  expect(await page(at(0), 1)).toEqual([[12], at(12)])
  expect(await page(at(0), 2, { changes: 20, statements: 9 })).toEqual([[12, 33], at(33)])
  const [last, mark] = await page(at(COUNT - 25))
  expect(last).toEqual([COUNT])
  expect(await page(String(mark))).toEqual([[], at(COUNT)])
  const whole = await listChanges(db, reader, lists, { desde: at(0), limit: 1000 })
  expect(whole.alteracoes.map(({ id }) => id)).toEqual([12, 33, 34, COUNT])
})

it('no statement looks through all changes, though the reader has few of them', async () => {
  const url = String(pool.options.connectionString)
  const issued = await issuedBy(url, (one) => listChanges(one, reader, lists, { desde: at(0), limit: 1000 }))
  const plans = []
  for (const statement of issued) plans.push(await explain(pool, statement))
  expect(plans.length).toBeGreaterThan(3)
  // All of them are on about 900 pages, with their index.
  for (const { buffers, scans } of plans) expect(buffers, scans).toBeLessThanOrEqual(450)
})
