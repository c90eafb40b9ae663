import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeCustomer } from '../../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../../test/factories/company.ts'
import { testDatabase } from '../../../../../test/database.ts'
import { recipientContract } from './forecast.queries.ts'

const { db } = await testDatabase()

it('texts name the product of the newest active contract', async () => {
  const contract = (produto: string, data_ativacao: string | null, situacao = 'ativo') => ({
    produto,
    data_ativacao,
    situacao,
  })
  const id = await makeCustomer(db, await makeProvider(db), {
    contratos: [
      contract('Fibra 300', '2024-05-01'),
      contract('Fibra 700', '2025-05-01'),
      contract('Fibra 500', '2025-01-01'),
      contract('Sem data', null),
      contract('Fibra 900', '2026-01-01', 'cancelado'),
    ],
  })
  const { rows } = await sql`
    select k.produto from relationship_dados_pessoas p ${recipientContract()} where p.id = ${id}`.execute(db)
  expect(rows).toEqual([{ produto: 'Fibra 700' }])
})
