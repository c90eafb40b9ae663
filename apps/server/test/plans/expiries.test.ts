/** What ends soon is found by the day of each source, not among everything that ends (docs/operations.md#expiry-centre). */
import { expiryList } from '@intranet/contract/operations/expiries'
import { daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { beforeAll, expect, it } from 'vitest'
import { explain } from '../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'
import {
  countNear,
  feedExpiries,
  listExpiries,
  nearExpiries,
} from '../../src/modules/operations/expiries/expiry.queries.ts'
import { testDatabase } from '../database.ts'
import { makeProvider } from '../factories/company.ts'
import { makeProduct } from '../factories/supplies.ts'
import { makeUser } from '../factories/users.ts'

const { db, pool, url } = await testDatabase()
const id_empresa = await makeProvider(db)
const roles = ['rh:gestor', 'suprimentos:gestor', 'frota:gestor']
const reader = { ...salesManagerOf(id_empresa), id: await makeUser(db), roles }
const today = todayInBrazil()

// Of each table 20,000 rows, some 400 pages, that ended or will end at any time of 110 years.
beforeAll(async () => {
  const [rows, day] = ['generate_series(1, 20000) n', "date '1971-01-01' + n * 2"]
  const product = await makeProduct(db, id_empresa)
  await pool.query(
    `insert into suprimento_patrimonio (id_empresa, id_produto, patrimonio, garantia_ate)
       select ${id_empresa}, ${product}, n::text, ${day} from ${rows};
     insert into servico_plano (id_patrimonio, nome, cada_meses, ultimo_em)
       select id, 'Limpeza', 1, garantia_ate from suprimento_patrimonio;
     insert into rh_usuario (nome, email, id_empresa, funcionario)
       select 'Pessoa ' || n, 'motorista' || n || '@example.com', ${id_empresa}, true from ${rows};
     insert into motorista (id_usuario, cnh_numero, cnh_categoria, cnh_validade)
       select id, lpad(id::text, 11, '0'), 'B', date '1971-01-01' + (id::int % 20000) * 2 from rh_usuario where email like 'motorista%';
     insert into rh_documento_categoria (titulo, color, icone) values ('Exame', '#c62828', 'heart');
     insert into arquivo (bucket, nome, tipo, tamanho, sha256) values ('documentos', 'a.pdf', 'application/pdf', 1, 'x');
     insert into rh_documento (titulo, id_categoria, id_empresa, id_arquivo, data_emissao, data_validade)
       select 'Exame ' || n, (select max(id) from rh_documento_categoria), ${id_empresa}, (select id from arquivo limit 1),
         '1970-01-01', ${day} from ${rows}`,
  )
  await pool.query('vacuum (analyze)')
}, 240_000)

const soon = { filtro: { vencimento: { _gte: today, _lte: daysLater(today, 30) } } }

it.each<[what: string, rows: number, work: (database: Database) => Promise<unknown>]>([
  ['what people are notified of', 60, nearExpiries],
  ['how many are near', 60, (one) => countNear(one, reader)],
  ['the calendar of a year', 860, (one) => feedExpiries(one, reader)],
  ['a page of a month', 60, (one) => listExpiries(one, reader, expiryList.input.parse(soon))],
])('%s', async (_what, rows, work) => {
  const [statement] = await issuedBy(url, work)
  const plan = await explain(pool, statement!)
  for (const index of [
    'suprimento_patrimonio_vence',
    'rh_documento_validade',
    'servico_plano_vence',
    'motorista_validade',
  ])
    expect(plan.scans).toContain(index)
  // Of each row its page, and those of what it names by id.
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(12 * rows)
})
