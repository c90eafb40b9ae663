/** Starts the intranet: settings, database, then `serve.ts`. SIGTERM drains and ends with 0. */
import { pino } from 'pino'
import { startEmbedded, type Embedded } from '@intranet/db/embedded'
import { closeAll, type Open } from './platform/close-all.ts'
import { readEnv, type Env } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { tlsFailure } from './platform/tls-failure.ts'

/** What is open, last first: a stop, or a start that fails half-way, closes it in this order. */
const open: Open = []
let stopping: Promise<void> | undefined

/** What still runs after this is cut off: its transaction rolls back, and its job runs again elsewhere. */
const STOP_MS = 25_000
/** Seconds in which it goes on answering before that. */
let delay = 0

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    setTimeout(() => process.exit(code), delay * 1000 + STOP_MS).unref()
    await closeAll(open, (error) =>
      process.stderr.write(`Ao encerrar, algo não terminou: ${String(error)}\n`),
    )
    process.exit(code)
  })()
  return stopping
}

function onLost(): void {
  process.stderr.write('O banco embutido parou e não voltou: a intranet encerra.\n')
  void stop(1)
}

/** Our own PostgreSQL, unless another one is named. */
async function openEmbedded(env: Env): Promise<Embedded | null> {
  if (env.DATABASE_URL) return null
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, onLost })
  open.push(embedded.stop)
  return embedded
}

async function start(): Promise<void> {
  const env = readEnv()
  delay = env.STOP_DELAY
  // A write for each request's line cost as much as the rest of its answer's way; what is buffered is written at the end.
  const lines = pino.destination({ sync: false, minLength: 8192, periodicFlush: 250 })
  open.push(() => lines.flushSync())
  process.on('uncaughtExceptionMonitor', () => lines.flushSync())

  // The rest of the server is read while PostgreSQL starts.
  const [embedded, { serve }] = await Promise.all([openEmbedded(env), import('./serve.ts')])
  const databases = [env.DATABASE_URL ?? embedded!.url, env.DATABASE_DIRECT_URL].filter(
    (url) => url !== undefined,
  )
  const log = createLog(env.LOG_LEVEL, lines, databases)
  await serve({ env, log, embedded }, open)
}

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
try {
  await start()
} catch (error) {
  const plain = error instanceof Error && !('code' in error) ? error.message : String(error)
  const known = tlsFailure(error) ?? plain
  process.stderr.write(`A intranet não iniciou: ${known}\n`)
  await stop(1)
}
