/** Who is admitted after a required reading went out is looked for among those, each minute. */
import { beforeAll, expect, it } from 'vitest'
import { issuedBy, type Issued } from '../../../../tools/bench/issued.ts'
import { addLatecomers } from '../../src/modules/content/news/publication.queries.ts'
import { testDatabase } from '../database.ts'
import { makeNews } from '../factories/news.ts'

const { db, pool, url } = await testDatabase()

// 20,000 people, about 310 of them of the last 90 days, and thirty readings of those.
beforeAll(async () => {
  await pool.query(
    `insert into rh_usuario (nome, email, funcionario, confirmado_em, data_admissao, created_at)
       select 'Pessoa ' || n, 'pessoa.' || n || '@example.com', true, now(), now() - n * interval '7 hours', now() - n * interval '7 hours'
       from generate_series(1, 20000) n`,
  )
  for (let n = 1; n <= 30; n += 1)
    await makeNews(db, { requer_lido: true, publicar_em: new Date(Date.now() - n * 2 * 86_400_000) })
  await pool.query('update novidade set publicada_em = publicar_em')
  await pool.query('vacuum (analyze)')
  await addLatecomers(db, 90)
  await pool.query('vacuum (analyze)')
}, 120_000)

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  Plans?: Plan[]
}
const scansOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scansOf)]

it('few people are compared with the readings', async () => {
  expect(await addLatecomers(db, 90)).toEqual([])
  const [{ text, values }] = (await issuedBy(url, (one) => addLatecomers(one, 90))) as [Issued]
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  )
  const people = scansOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
    (one) => one['Relation Name'] === 'rh_usuario',
  )
  expect(people.map((one) => Math.round(one['Actual Rows'] / 10))).toEqual([31])
})

it('who was registered long before their admission is one of them (docs/content.md#required-readings)', async () => {
  const { rows } = await pool.query<{ id: number }>(
    `update rh_usuario set data_admissao = current_date where email = 'pessoa.15000@example.com' returning id`,
  )
  const added = await addLatecomers(db, 90)
  expect(added).toHaveLength(30)
  expect(new Set(added.flatMap(({ usuarios }) => usuarios))).toEqual(new Set([Number(rows[0]!.id)]))
})
