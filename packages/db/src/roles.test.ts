import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { migrate } from './migrator.ts'
import { appliedMigrations, grantServer, ownsTables, roleOf } from './roles.ts'
import { startThrowAway } from './throw-away.ts'

const server = await startThrowAway()
afterAll(server.stop)

async function run(url: string, text: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}
const as = (role: string) => Object.assign(new URL(server.url), { username: role, password: 'senha' }).href
const [ownerUrl, serverUrl] = [as('a dona'), as('servidor')]
await run(
  server.url,
  `create role "a dona" login password 'senha'; create role servidor login password 'senha';
   alter database ${new URL(server.url).pathname.slice(1)} owner to "a dona"`,
)

it('the owner makes tables, and the server’s role reads and writes rows of them once it was let (docs/deploy.md#two-roles)', async () => {
  expect([roleOf(ownerUrl), roleOf(serverUrl)]).toEqual(['a dona', 'servidor'])
  expect([await ownsTables(ownerUrl), await ownsTables(serverUrl)]).toEqual([true, false])
  expect(await appliedMigrations(serverUrl)).toEqual([])
  const names = await migrate(ownerUrl)
  expect([await ownsTables(ownerUrl), await ownsTables(serverUrl)]).toEqual([true, false])
  await run(ownerUrl, 'create schema if not exists pgboss')
  const asked = 'select count(*)::int as n from rh_usuario'
  await expect(run(serverUrl, asked)).rejects.toThrow('permission denied')
  await grantServer(ownerUrl, 'servidor')
  expect((await run(serverUrl, asked)).rows).toEqual([{ n: 0 }])
  expect((await appliedMigrations(serverUrl)).map(({ nome }) => nome)).toEqual(names)
  await expect(run(serverUrl, 'delete from migracao')).rejects.toThrow('permission denied')
})
