/** Starts the intranet: settings, database, migrations, demo, doors. SIGTERM drains and ends with 0. */
import { pino } from 'pino'
import { startEmbedded } from '@intranet/db/embedded'
import { migrate } from '@intranet/db/migrator'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { seedReference } from '@intranet/db/reference'
import { buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { jobList } from './job-list.ts'
import { firstAdmin } from './modules/access/auth/first-admin.service.ts'
import { hashPassword } from './platform/hashing.ts'

const env = readEnv()
const log = pino({ level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] })

const embedded = env.DATABASE_URL ? null : await startEmbedded({ dataDir: env.DATA_DIR })
const databaseUrl = env.DATABASE_URL ?? embedded!.url
await migrate(env.DATABASE_DIRECT_URL ?? databaseUrl)
const deps = createDeps(env, databaseUrl, log)
await seedReference(deps.connection.db)
const demo = embedded !== null && env.NODE_ENV !== 'production'
if (demo) await seedDemo(deps.connection.db, await hashPassword(DEMO_PASSWORD))

const app = await buildApp(deps)
await deps.jobs.start(deps, jobList)
await app.listen({ port: env.PORT, host: env.HOST })

const adminLink = await firstAdmin(deps)
if (adminLink) process.stdout.write(`Primeiro acesso do administrador (uma vez, 24 h): ${adminLink}\n`)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await app.close()
  await deps.jobs.stop()
  deps.mailer.close()
  await deps.connection.close()
  await embedded?.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
