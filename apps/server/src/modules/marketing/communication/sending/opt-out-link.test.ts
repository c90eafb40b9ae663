import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../../test/app.ts'
import { createContent } from './message-content.ts'

const { db, deps, app } = await testWorld()
const rename = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)

it('reads the secret again after a failure: when a link is opened and when messages are written', async () => {
  const content = createContent(db, deps.sealed, 'https://intranet.example')
  const click = async () => (await app.inject({ url: '/v1/descadastro/1-x' })).statusCode
  await rename('segredo', 'segredo_longe')
  expect(await click()).toBe(500)
  await expect(content.open('email', [])).rejects.toThrow('segredo')
  await rename('segredo_longe', 'segredo')
  expect(await click()).toBe(404)
  expect(await content.open('email', [])).toBeTypeOf('function')
})
