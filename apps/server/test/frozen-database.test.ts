/** A PostgreSQL that neither answers nor closes a connection leaves no request without an answer. */
import { createDatabase, requestLimits } from '@intranet/db/connection'
import { freeze } from '@intranet/db/frozen'
import { migrate } from '@intranet/db/migrator'
import { startThrowAway } from '@intranet/db/throw-away'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { readEnv } from '../src/platform/env.ts'
import { TEST_KEY } from './test-key.ts'
import { makeUser } from './factories/users.ts'

const server = await startThrowAway()
await migrate(server.url)
const connection = createDatabase(server.url, { max: 4, limits: { ...requestLimits, answer: 1000 } })
const log = pino({ level: 'silent' })
const env = readEnv({ NODE_ENV: 'test', PORT: '3000', LOG_LEVEL: 'silent', SECRET_KEY: TEST_KEY })
const deps = createDeps(env, server.url, log, connection)
const app = await buildApp(deps)
afterAll(async () => {
  await app.close()
  await connection.close()
  await server.stop()
})

const id = await makeUser(connection.db, { roles: ['rh:gestor'] })
const headers = { authorization: `Bearer ${(await deps.auth.createSession(id, {})).id}` }
const statuses = (urls: string[]) =>
  Promise.all(urls.map(async (url) => (await app.inject({ url, headers })).statusCode))

it.runIf(process.platform === 'linux')(
  'requests are refused with the reason, and served again once it is back',
  async () => {
    const urls = ['/healthz', '/v1/feriado', '/v1/microrregiao', '/v1/rh/departamento', '/trpc/auth.session']
    const before = await statuses(urls)
    expect(before[0]).toBe(200)
    const thaw = await freeze(server.url)
    try {
      expect(new Set(await statuses(urls))).toEqual(new Set([503]))
    } finally {
      thaw()
    }
    await expect.poll(async () => (await statuses(['/healthz']))[0]).toBe(200)
    expect(await statuses(urls)).toEqual(before)
  },
)
