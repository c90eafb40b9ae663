/** Starts the intranet: settings, database, migrations, demo, doors. SIGTERM drains and ends with 0. */
import { pino } from 'pino'
import { startEmbedded } from '@intranet/db/embedded'
import { migrate } from '@intranet/db/migrator'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { DEMO_PASSWORD, demoSignIns } from '@intranet/db/demo/sign-ins'
import { seedReference } from '@intranet/db/reference'
import { buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { jobList } from './job-list.ts'
import { firstAdmin } from './modules/access/auth/first-admin.service.ts'
import { startPump } from './modules/marketing/communication/queue-pump.ts'
import { hashPassword } from './platform/hashing.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What is open, last first: a stop, or a start that fails half-way, closes it in this order. */
const open: (() => Promise<unknown> | void)[] = []
let stopping: Promise<void> | undefined

/** What still runs after this is cut off: its transaction rolls back, and its job runs again elsewhere. */
const STOP_MS = 25_000

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    setTimeout(() => process.exit(code), STOP_MS).unref()
    for (const close of open.splice(0).toReversed()) await close()
    process.exit(code)
  })()
  return stopping
}

function onLost(): void {
  process.stderr.write('O banco embutido parou e não voltou: a intranet encerra.\n')
  void stop(1)
}

async function start(): Promise<void> {
  const env = readEnv()
  // A write for each request's line cost as much as the rest of its answer's way; what is buffered is written at the end.
  const lines = pino.destination({ sync: false, minLength: 8192, periodicFlush: 250 })
  open.push(() => lines.flushSync())
  process.on('uncaughtExceptionMonitor', () => lines.flushSync())
  const log = pino(
    { level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    lines,
  )

  const embedded = env.DATABASE_URL ? null : await startEmbedded({ dataDir: env.DATA_DIR, onLost })
  if (embedded) open.push(embedded.stop)
  const databaseUrl = env.DATABASE_URL ?? embedded!.url
  await migrate(env.DATABASE_DIRECT_URL ?? databaseUrl)

  const deps = createDeps(env, databaseUrl, log)
  open.push(deps.connection.close, () => deps.mailer.close())
  await seedReference(deps.connection.db)
  const demo = embedded !== null && env.NODE_ENV !== 'production'
  if (demo)
    await seedDemo(deps.connection.db, await hashPassword(DEMO_PASSWORD), new Date(), (id, content, type) =>
      deps.storage.write(id, content, type),
    )

  const app = await buildApp(deps)
  open.push(() => app.close())
  await deps.jobs.start(deps, jobList)
  open.push(() => deps.jobs.stop())
  const pump = startPump(deps)
  open.push(() => pump.stop())
  await app.listen({ port: env.PORT, host: env.HOST })

  say(`Intranet em ${deps.publicUrl}`)
  if (demo) {
    say(`Acessos de demonstração (senha ${DEMO_PASSWORD}, todos @intranet.example):`)
    say(`  ${demoSignIns.map(({ login }) => login).join(', ')}`)
  }
  const adminLink = await firstAdmin(deps)
  if (adminLink) say(`Primeiro acesso do administrador (uma vez, 24 h): ${adminLink}`)
}

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
try {
  await start()
} catch (error) {
  const known = error instanceof Error && !('code' in error) ? error.message : String(error)
  process.stderr.write(`A intranet não iniciou: ${known}\n`)
  await stop(1)
}
