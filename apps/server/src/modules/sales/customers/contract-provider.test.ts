import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeCustomer } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { testDatabase } from '../../../../test/database.ts'
import { writeContracts, writeCustomers } from './sync.queries.ts'

const { db } = await testDatabase()
const ours = await makeProvider(db)

const providerOf = (contrato: string) =>
  db
    .selectFrom('relationship_contrato')
    .where('contrato', '=', contrato)
    .select('id_empresa')
    .executeTakeFirstOrThrow()

it('one of a server of the release before, which names none, gets that of its customer', async () => {
  const id = await makeCustomer(db, ours, { contratos: [] })
  await sql`insert into relationship_contrato (id_pessoa, contrato) values (${id}, 'C-2')`.execute(db)
  expect(await providerOf('C-2')).toEqual({ id_empresa: ours })
})

it('a contract that is sent names its provider', async () => {
  await sql`alter table relationship_contrato disable trigger empresa`.execute(db)
  const sent = { id_empresa: ours, codpessoa: '1001' }
  await writeCustomers(db, [{ ...sent, nome_razaosocial: 'Ana' }])
  expect(await writeContracts(db, [{ ...sent, contrato: 'C-1' }])).toBe(1)
  await sql`alter table relationship_contrato enable trigger empresa`.execute(db)
  expect(await providerOf('C-1')).toEqual({ id_empresa: ours })
})
