import { beforeAll, expect, it } from 'vitest'
import { explainUndone } from '../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { providersDue, takeDue } from '../../src/modules/sales/erp/erp-outbox.queries.ts'
import { testDatabase } from '../database.ts'
import { makeProvider } from '../factories/company.ts'

// 60,000 rows that were sent, 10,000 of an import of one provider that wait, and one of another.
const { db, pool, url } = await testDatabase()
const [large, small] = [await makeProvider(db), await makeProvider(db)]

beforeAll(async () => {
  await pool.query(
    `insert into empresa_erp (id_empresa, url, ativo) select id, 'https://erp.example', true
     from unnest($1::bigint[]) id`,
    [[large, small]],
  )
  await pool.query(
    `insert into erp_saida (id_empresa, tipo, id_item, chave, situacao, corpo, proxima_em)
     select case when n % 2 = 0 or n between 60001 and 70000 then $1::bigint else $2::bigint end, 'lead', n, 'lead:' || n,
       case when n <= 60000 then 'enviado' else 'na_fila' end,
       case when n > 60000 then jsonb_build_object('id', n, 'cliente', repeat('x', 400)) end,
       now() - make_interval(secs => 80000 - n) from generate_series(1, 70001) n`,
    [large, small],
  )
  await pool.query('vacuum (analyze)')
}, 120_000)

const planOf = async (work: Parameters<typeof issuedBy>[1]) =>
  explainUndone(pool, (await issuedBy(url, work))[0]!, [])

it('whose leads wait is read from what waits alone', async () => {
  expect(await providersDue(db)).toEqual([large, small].toSorted((a, b) => a - b))
  const plan = await planOf(providersDue)
  expect(plan.scans).toContain('erp_saida_vez')
  expect(plan.scans).not.toMatch(/erp_saida_empresa|Seq Scan erp_saida/)
  expect(plan.buffers, plan.scans).toBeLessThan(200)
})

it.each([
  ['of an import', large],
  ['that came after an import', small],
])('a lead %s is taken from what waits alone', async (_what, provider) => {
  const plan = await planOf((at) => takeDue(at, provider, 4))
  expect(plan.scans).toContain('erp_saida_vez')
  expect(plan.buffers, plan.scans).toBeLessThan(200)
})
