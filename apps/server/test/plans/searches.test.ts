/** A search reads the table's search column, which has an index, and not the names of all rows. */
import { customerList } from '@intranet/contract/sales/customers'
import { listLeadsInput } from '@intranet/contract/sales/lead-list'
import { restrictionSchemas } from '@intranet/contract/marketing/restriction-schemas'
import type { Database } from '@intranet/db/connection'
import { beforeAll, expect, it } from 'vitest'
import { explain } from '../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'
import { findVacancies } from '../../src/modules/careers/vacancies/vacancy.search.ts'
import { listRestrictions } from '../../src/modules/marketing/restrictions/restriction.queries.ts'
import { findAssets } from '../../src/modules/operations/supplies/supply.search.ts'
import { listCustomers } from '../../src/modules/sales/customers/customer.queries.ts'
import { listLeads } from '../../src/modules/sales/leads/lead-list.queries.ts'
import { findInPalette, type PaletteSource } from '../../src/platform/palette.ts'
import { testDatabase } from '../database.ts'
import { careerWorld } from '../factories/careers.ts'
import { makeProduct } from '../factories/supplies.ts'

const { db, pool, url } = await testDatabase()
const world = await careerWorld(db)
const ROWS = 20_000
const actor = (...roles: string[]) => ({ ...salesManagerOf(world.id_empresa), roles })

/** As many copies of a row as a grown table has, one of them with another name. */
const copies = (table: string, columns: string, row: string) =>
  pool.query(`insert into ${table} (${columns}) select ${row} from generate_series(1, ${ROWS}) n`)

beforeAll(async () => {
  const { id_empresa } = world
  const id_produto = await makeProduct(db, id_empresa)
  const name = `case n when 7777 then 'Zuleide' else 'Cliente' end || ' ' || n`
  await copies(
    'suprimento_patrimonio',
    'id_empresa, id_produto, patrimonio',
    `${id_empresa}, ${id_produto}, 'PT-' || n`,
  )
  await copies(
    'relationship_dados_pessoas',
    'id_empresa, codpessoa, nome_razaosocial',
    `${id_empresa}, n::text, ${name}`,
  )
  await copies(
    'relacionamento_preferencias_cliente',
    'id_empresa, cod_cliente, nome_razaosocial',
    `${id_empresa}, n::text, ${name}`,
  )
  await copies('vendas_lead', 'id_empresa, origem, cliente', `${id_empresa}, 'interno', ${name}`)
  await copies(
    'vagas_vaga',
    `titulo_vaga, vagas, id_empresa, id_departamento, id_cargo, id_cidade, id_gestor, descricao, requisitos, tipo_contrato,
     modalidade, data_inicio`,
    `${name}, 1, ${id_empresa}, ${world.id_departamento}, ${world.id_cargo}, ${world.id_cidade}, ${world.id_gestor},
     'Instalar redes', 'Ensino', 'clt', 'presencial', current_date`,
  )
  await pool.query('vacuum (analyze)')
}, 240_000)

const waits = { prospeccao: 3, processo: 5, viabilidade: 5, negociacao: 15, parada: 10 }
const palette = (database: Database, role: string, q: string, source: PaletteSource) =>
  findInPalette(database, actor(role), q, [source])
const q = 'zuleide'

// Each of these tables has some hundreds of pages.
it.each<[what: string, index: string, work: (database: Database) => Promise<unknown>]>([
  [
    'assets',
    'suprimento_patrimonio_busca',
    (one) => palette(one, 'suprimentos:leitor', 'PT-7777', findAssets),
  ],
  ['vacancies', 'vagas_vaga_busca', (one) => palette(one, 'banco_talentos:gestor', q, findVacancies)],
  [
    'customers, for who sees them masked',
    'relationship_dados_pessoas_nome',
    (one) => listCustomers(one, actor('vendas:leitor'), customerList.input.parse({ q })),
  ],
  [
    'leads, for who sees them masked',
    'vendas_lead_busca',
    (one) => listLeads(one, actor('vendas:leitor'), listLeadsInput.parse({ lista: 'all', q }), waits),
  ],
  [
    'restrictions',
    'relacionamento_preferencias_cliente_busca',
    (one) =>
      listRestrictions(one, actor('regua_comunicacao:gestor'), restrictionSchemas.list.input.parse({ q })),
  ],
])('%s are found by the index of their search column', async (_what, index, work) => {
  const [statement] = await issuedBy(url, work)
  const plan = await explain(pool, statement!)
  expect(plan.scans).toContain(index)
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(80)
})
