/** Two servers over a primary with two replicas, and people who write and read through both. */
import { migrate } from '@intranet/db/migrator'
import { startReplicated } from '@intranet/db/replicated'
import { pino } from 'pino'
import { expect, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import { readEnv } from '../src/platform/env.ts'
import { createPersonLimits } from '../src/platform/person-limits.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'
import { makeUser } from './factories/users.ts'
import { atEnd } from './kept.ts'
import { TEST_KEY } from './test-key.ts'

/** Once a test file, at its top. */
export async function wideWorld() {
  const postgres = await startReplicated(2)
  await migrate(postgres.primary)
  const warned: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) })
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '3000',
    LOG_LEVEL: 'silent',
    SECRET_KEY: TEST_KEY,
    DATABASE_URL: postgres.primary,
    DATABASE_READ_URLS: postgres.replicas.join(),
  })
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const deps = createDeps(env, postgres.primary, log)
      // The people of a test ask more in a minute than people do.
      deps.personLimits = createPersonLimits({ read: async () => Infinity })
      return { deps, app: await buildApp(deps) }
    }),
  )
  const [first, second] = servers as [(typeof servers)[0], (typeof servers)[0]]
  const { db } = first.deps.connection
  atEnd(async () => {
    for (const { app, deps } of servers) {
      await app.close()
      await Promise.all([deps.connection.close(), deps.background.close(), deps.replicas.close()])
    }
    await postgres.stop()
  })
  await db.insertInto('parametro').values({ chave: 'chave_por_minuto', valor: '60000' }).execute()
  const empresa = await makeProvider(db)

  /** Somebody with a department of their own, by a session or a key. */
  async function person(by: 'session' | 'key' = 'session') {
    // On a busy machine a primary that answers late is taken for one that is away, and nothing is written.
    const id = await vi.waitFor(() => makeUser(db, { roles: ['rh:gestor'], empresas: [empresa] }), 20_000)
    const { headers: keyed } = await makeAccessKey(db, id, { empresas: [empresa] })
    const session = { authorization: `Bearer ${(await first.deps.auth.createSession(id, {})).id}` }
    const { id: own } = await db
      .insertInto('rh_departamento')
      .values({ nome: `Setor ${id} na versão 0`, id_empresa: empresa })
      .returning('id')
      .executeTakeFirstOrThrow()
    const headers = by === 'key' ? keyed : session
    const input = encodeURIComponent(JSON.stringify({ filtro: { id: own } }))
    return {
      id,
      own,
      session,
      keyed,
      /** Gives the department its next name by one of the servers. */
      async write(version: number, { app } = first, given = headers) {
        const payload = { id: own, nome: `Setor ${id} na versão ${version}` }
        const answer = await app.inject({
          method: 'POST',
          url: '/trpc/departments.update',
          headers: given,
          payload,
        })
        expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.payload]).toEqual([200, ''])
      },
      /** The version that a file of departments shows, by one of the servers. */
      async read({ app } = first, given: Record<string, string> = headers): Promise<number> {
        const answer = await app.inject({ url: `/export/departments.list?input=${input}`, headers: given })
        expect([answer.statusCode, answer.payload]).toEqual([200, expect.stringContaining('Nome')])
        return Number(/na versão (\d+)/.exec(answer.payload)?.[1] ?? NaN)
      },
    }
  }

  const states = () => first.deps.replicas.states()
  await vi.waitFor(() => expect(states()).toEqual(['replica', 'replica']), { timeout: 20_000 })
  return { postgres, db, servers, first, second, warned, person, empresa }
}

/** Seconds of reading by the database that answered, of some servers. */
export async function readingSeconds(
  servers: { deps: { metrics: { read(): Promise<{ text: string }> } } }[],
) {
  const seconds = { primary: 0, replica: 0 }
  for (const { deps } of servers) {
    const { text } = await deps.metrics.read()
    for (const [, database, value] of text.matchAll(
      /intranet_reading_seconds_total\{database="(\w+)"\} ([\d.e-]+)/g,
    ))
      seconds[database as keyof typeof seconds] += Number(value)
  }
  return seconds
}
