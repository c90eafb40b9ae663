import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const { db } = await testDatabase()

test('a test file gets its own migrated database with states and municipalities', async () => {
  const { total } = await db
    .selectFrom('cidade')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(total).toBe(5571)
  await db.deleteFrom('cidade').execute()
})
