import { pino } from 'pino'
import { createDatabase } from '@intranet/db/connection'
import { SUPERADMIN } from '@intranet/contract/access'
import { buildApp } from '../src/app.ts'
import { createDeps } from '../src/deps.ts'
import type { Deps } from '../src/platform/deps.ts'
import { createPersonLimits } from '../src/platform/person-limits.ts'
import { readEnv } from '../src/platform/env.ts'
import { hashQueue } from '../src/platform/hashing.ts'
import { workers } from '../src/platform/own-worker.ts'
import { createCaller, type Caller } from '../src/doors/trpc/app-router.ts'
import { findActor } from '../src/platform/session.ts'
import { holdAnswers } from './answered.ts'
import { testDatabase } from './database.ts'
import { atEnd } from './kept.ts'
import { holdDocument } from './documented.ts'
import { LOOPBACK } from './loopback.ts'
import { TEST_KEY } from './test-key.ts'
import { makeUser, type UserOverrides } from './factories/users.ts'

holdAnswers()
// Other work of the machine makes hashes wait; how long they may is `hashing.test.ts`.
hashQueue.patience = 60_000
workers.inBackground = false

export interface TestWorld {
  deps: Deps
  db: ReturnType<typeof createDatabase>['db']
  /** A caller acting as a person made for it (or as a guest with `null`). */
  as(who: UserOverrides | null): Promise<{ call: Caller; userId: number; token: string }>
  /** `inject` on the documented paths with that person's token. */
  app: Awaited<ReturnType<typeof buildApp>>
}

/**
 * A database, the application on it, and callers by role, each as on a separate server, or all on `oneServer`. Once a
 * test file, at its top.
 */
export async function testWorld(env: Record<string, string> = {}, oneServer = false): Promise<TestWorld> {
  const { url } = await testDatabase()
  const deps = createDeps(
    readEnv({
      NODE_ENV: 'test',
      PORT: '3000',
      LOG_LEVEL: 'silent',
      SECRET_KEY: TEST_KEY,
      OUTGOING_ALLOW: LOOPBACK.join(),
      ...env,
    }),
    url,
    pino({ level: 'silent' }),
  )
  // Servers share no memory: between several of them only the database can put writes in order.
  if (!oneServer) deps.recordQueue = (_record, work) => work()
  // One person of a test asks more in a minute than people do; `person-limits.test.ts` has the limits.
  deps.personLimits = createPersonLimits({ read: async () => Infinity })
  const app = await buildApp(deps)
  holdDocument(app)
  const { db } = deps.connection
  atEnd(async () => {
    await app.close()
    await Promise.all([deps.connection.close(), deps.background.close()])
  })
  async function as(who: UserOverrides | null) {
    const userId = who ? await makeUser(db, who) : 0
    const token = who ? (await deps.auth.createSession(userId, {})).id : ''
    const found = who ? await findActor(deps.auth, token) : null
    const session = { start() {}, end() {} }
    const call = createCaller({
      deps,
      db,
      actor: found?.actor ?? null,
      requestId: 'test',
      address: '127.0.0.1',
      session,
      token,
    })
    return { call, userId, token }
  }
  return { deps, db, as, app }
}

export const superadmin: UserOverrides = { roles: [SUPERADMIN], employee: true }
