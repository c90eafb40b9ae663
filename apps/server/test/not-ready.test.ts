import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServer } from '../../web/e2e/support/server.ts'
import { testDatabase } from './database.ts'

const { url } = await testDatabase()

it('a server that is to stop says that it is not ready first, and still answers until its delay is over', async () => {
  const server = await startServer({ DATABASE_URL: url, STOP_DELAY: '3' })
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status
  expect(await Promise.all(['/livez', '/readyz', '/healthz'].map(status))).toEqual([200, 200, 200])
  const stopped = server.stop()
  await expect.poll(() => status('/readyz'), { timeout: 2000 }).toBe(503)
  expect(await Promise.all(['/livez', '/healthz', '/v1/feriado'].map(status))).toEqual([200, 200, 401])
  await stopped
  await wait(10)
  await expect(status('/livez')).rejects.toThrow()
}, 120_000)
