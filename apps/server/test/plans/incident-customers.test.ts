import { beforeAll, expect, it } from 'vitest'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { incidentWork } from '../../src/modules/operations/incidents/incident-work.queries.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'
import { testDatabase } from '../database.ts'
import { makeProvider } from '../factories/company.ts'
import { makeIncident } from '../factories/incidents.ts'
import { cityNamed } from '../factories/rides.ts'
import { makeUser } from '../factories/users.ts'
import { explain } from '../../../../tools/bench/explain.ts'

// 40,000 customers of one provider in 40 cities of 50 districts each: twenty in a district, on about 900 pages.
const { db, pool, url } = await testDatabase()
const provider = await makeProvider(db)
const id_usuario = await makeUser(db, { id_empresa: provider })
const actor = { ...salesManagerOf(provider), id: id_usuario }
const city = await cityNamed(db, 'Pelotas', 'RS')

beforeAll(async () => {
  await pool.query(
    `insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, cidade, uf, bairro)
     select $1, n::text, 'Cliente ' || n, case n % 40 when 0 then 'Pelotas' else 'Cidade ' || n % 40 end, 'RS',
       'Bairro ' || n / 40 % 50 from generate_series(1, 40000) n`,
    [provider],
  )
  await pool.query('vacuum (analyze)')
}, 120_000)

it.each<[what: string, bairros: string[], customers: number, most: number]>([
  ['a whole city', [], 1000, 1200],
  ['two districts of a city', ['bairro 1', 'Bairro 2'], 40, 120],
])('customers of %s are found by its place alone', async (_what, bairros, customers, most) => {
  const id = await makeIncident(
    db,
    { id_usuario, id_empresa: provider, bairros, inicio: new Date(Date.now() - 60_000) },
    [city],
  )
  expect((await incidentWork(db, actor, id))!.clientes).toBe(customers)
  const [statement] = await issuedBy(url, (at) => incidentWork(at, actor, id))
  const plan = await explain(pool, statement!)
  expect(plan.scans).toContain('relationship_dados_pessoas_lugar')
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(most)
})
