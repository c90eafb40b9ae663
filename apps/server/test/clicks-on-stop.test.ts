import { Agent, get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startServer } from '../../web/e2e/support/server.ts'
import { testDatabase } from './database.ts'
import { makeProvider } from './factories/company.ts'
import { makeDestination, makeLink } from './factories/tracking.ts'

const { db, url } = await testDatabase()
const CONNECTIONS = 20
const BEFORE_STOPPING = 300
const chrome =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

it('a server that is stopped amid clicks counts every one that it answered', async () => {
  const id_destino = await makeDestination(db)
  const link = await makeLink(db, await makeProvider(db), { id_destino })
  const server = await startServer({ DATABASE_URL: url })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  afterAll(() => agent.destroy())
  let answered = 0
  let refused = 0
  let stopping: Promise<unknown> | undefined

  /** Clicks until the server is gone. */
  const visit = (): Promise<void> =>
    new Promise((done) => {
      const again = () => (refused > CONNECTIONS ? done() : done(visit()))
      get(`${server.url}/r/${link.codigo}`, { agent, headers: { 'user-agent': chrome } }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          expect(answer.statusCode).toBe(302)
          answered += 1
          if (answered === BEFORE_STOPPING) stopping = server.stop()
          again()
        })
      }).once('error', () => {
        refused += 1
        again()
      })
    })

  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  await stopping
  const { rows } = await sql<{ cliques: number }>`
    select sum(cliques)::int as cliques from vendas_tracking_clique where id_tracking = ${link.id}`.execute(
    db,
  )
  expect(answered).toBeGreaterThanOrEqual(BEFORE_STOPPING)
  expect(rows[0]!.cliques).toBe(answered)
}, 120_000)
