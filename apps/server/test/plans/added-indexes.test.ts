/** Each index of migrations/1514 is read by the statement that it was made for. */
import { documentSchemas } from '@intranet/contract/people/document-schemas'
import { vehicleRequestList } from '@intranet/contract/operations/vehicle-requests'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { explain, explainUndone } from '../../../../tools/bench/explain.ts'
import { issuedBy } from '../../../../tools/bench/issued.ts'
import { salesManagerOf } from '../../../../tools/bench/sales-manager.ts'
import { listVehicleRequests } from '../../src/modules/operations/requests/vehicle-request.queries.ts'
import { listDocuments } from '../../src/modules/people/documents/document.queries.ts'
import { outboxData } from '../../src/modules/access/outbox/outbox.personal-data.ts'
import { rowsOf } from '../../src/platform/personal-data.ts'
import { testDatabase } from '../database.ts'
import { makeProvider } from '../factories/company.ts'
import { makeUser } from '../factories/users.ts'

const { db, pool, url } = await testDatabase()
const provider = await makeProvider(db)
const person = await makeUser(db, { id_empresa: provider })
const reader = { ...salesManagerOf(provider), id: person, roles: ['users:superadmin'] }

/** Of each table 30,000 rows, without what they refer to. */
beforeAll(async () => {
  const rows = 'generate_series(1, 30000) n'
  await pool.query(
    `insert into rh_documento_categoria (titulo, color, icone) values ('Exame', '#c62828', 'heart')`,
  )
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const fill of [
      `incidente_usuario (id_incidente, id_usuario, texto, lido_em) select n, n % 3000, 'Rompimento', now()`,
      `solicitacao_veiculo (id_usuario, id_empresa, motivo, origem, destino, data_retirada, data_devolucao)
         select ${person}, ${provider}, 'Visita', 'Loja', 'Cliente', d, d + interval '1 hour'`,
      `rh_documento (titulo, id_categoria, id_empresa, id_arquivo, data_emissao, created_at)
         select 'Exame ' || n, (select min(id) from rh_documento_categoria), ${provider},
           '00000000-0000-0000-0000-000000000001', '2020-01-01', d`,
      `mensagem_saida (canal, destino, texto) select 'email', 'pessoa' || n % 3000 || '@example.com', 'Olá'`,
    ])
      await client.query(
        `insert into ${fill} from ${rows}, lateral (select now() - n * interval '1 hour' as d) m`,
      )
  } finally {
    client.release(true)
  }
  await pool.query('vacuum (analyze)')
}, 120_000)

const mails = rowsOf(
  outboxData.find(({ tabela }) => tabela === 'mensagem_saida')!,
  person,
)

it.each<[index: string, most: number, work: Parameters<typeof issuedBy>[1]]>([
  [
    'solicitacao_veiculo_retirada',
    300,
    (one) => listVehicleRequests(one, reader, vehicleRequestList.input.parse({ contar: false })),
  ],
  [
    'rh_documento_recentes',
    300,
    (one) => listDocuments(one, reader, documentSchemas.list.input.parse({ contar: false })),
  ],
  ['mensagem_saida_destino', 40, (one) => sql`select t.id ${mails}`.execute(one)],
])('%s', async (index, most, work) => {
  const [statement] = await issuedBy(url, work)
  const plan = await explain(pool, statement!)
  expect(plan.scans).toContain(index)
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(most)
})

it('incidente_usuario_pessoa, by what the foreign key deletes', async () => {
  const plan = await explainUndone(
    pool,
    { text: 'delete from only incidente_usuario where id_usuario = $1', values: [7] },
    [],
  )
  expect(plan.scans).toContain('incidente_usuario_pessoa')
  expect(plan.buffers, plan.scans).toBeLessThanOrEqual(100)
})
