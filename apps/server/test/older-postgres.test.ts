/** The releases of PostgreSQL that docs/deploy.md promises beside the included one. */
import { createDatabase } from '@intranet/db/connection'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { migrate } from '@intranet/db/migrator'
import { seedReference } from '@intranet/db/reference'
import { startThrowAway } from '@intranet/db/throw-away'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../web/e2e/support/server.ts'
import { hashPassword } from '../src/platform/hashing.ts'
import { OLDER_RELEASES, olderPostgres } from './older-postgres.ts'

const TIMEOUT = 240_000

it.for(Object.entries(OLDER_RELEASES))(
  'on PostgreSQL %s the schema is made, and a server starts and answers',
  { timeout: TIMEOUT },
  async ([major, version], { skip }) => {
    const release = await olderPostgres(version)
    if (!release) return skip(`PostgreSQL ${version} could not be fetched`)
    const embedded = await startThrowAway(false, release)
    onTestFinished(() => embedded.stop())
    await migrate(embedded.url)
    const { db, close } = createDatabase(embedded.url, { max: 2 })
    const { rows } = await sql<{ major: string }>`
      select (current_setting('server_version_num')::int / 10000)::text as major`.execute(db)
    expect(rows).toEqual([{ major }])
    await seedReference(db)
    await seedDemo(db, () => hashPassword(DEMO_PASSWORD))
    await close()

    const server = await startServer({ DATABASE_URL: embedded.url })
    onTestFinished(() => server.stop())
    const signedIn = await fetch(`${server.url}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'superadmin@intranet.example', senha: DEMO_PASSWORD }),
    })
    const { token } = (await signedIn.json()) as { token: string }
    const listed = await fetch(`${server.url}/v1/companies`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(listed.status).toBe(200)
  },
)
