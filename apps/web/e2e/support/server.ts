/** A whole intranet: own port, own files, own copy of the demo database; gone with its test. */
import { freePort } from '@intranet/db/free-port'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { administer } from '../../../server/test/administer.ts'
import { start } from '../../../../tools/bench/processes.ts'

const root = join(import.meta.dirname, '../../../..')
const START_MS = 150_000

export interface RunningServer {
  url: string
  databaseUrl: string
  /** Ends without a word, as a crash or a deploy does; its data stay. */
  kill(): Promise<void>
  /** Starts again on the same port and data. */
  restart(): Promise<void>
  /** SIGTERM, then the end and its data's. */
  stop(): Promise<void>
}

/**
 * A separate database, without anybody in it, or with the demo group where that is its template; answers its address
 * and how to be rid of it.
 */
export async function newDatabase(template = 'intranet') {
  const { url } = inject('demo')
  const name = `percurso_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: Object.assign(new URL(url), { pathname: name }).href,
    drop: () => administer(url, `drop database ${name} with (force)`),
  }
}

async function copyDemo(dataDir: string) {
  const { url, files } = inject('demo')
  cpSync(files, join(dataDir, 'files'), { recursive: true })
  return newDatabase(new URL(url).pathname.slice(1))
}

/** Settings of every server of a walk, in any process. */
const settings = {
  LOG_LEVEL: 'warn',
  // Neighbours of a walk are its own servers.
  OUTGOING_ALLOW: '127.0.0.0/8, ::1',
  SECRET_KEY: 'a key of the walks that everybody knows',
}
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node')

/** Ends a server: with SIGTERM as a deploy does, with SIGKILL as a crash. */
type End = (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown>

/** One process of main.ts, once it can serve. */
async function launch(env: Record<string, string>): Promise<End> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const end: End = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const url = `http://127.0.0.1:${env.PORT}`
  for (const limit = Date.now() + START_MS; Date.now() < limit && child.exitCode === null; await sleep(100))
    if (await isServing(url)) return end
  await end('SIGTERM')
  throw new Error(`O servidor não iniciou:\n${printed}`)
}

const serving = fileURLToPath(new URL('../../../server/test/serving.process.ts', import.meta.url))

/** The process in which the servers of this worker's files stand, one after the other. */
let kept: ReturnType<typeof start> | undefined

/** A server in the process that is kept: reading its code costs more than a short walk. */
async function serveInKept(env: Record<string, string>): Promise<End> {
  const server = (kept ??= start(relative(root, serving), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE },
  }))
  const kill = () => {
    kept = undefined
    return server.stop()
  }
  try {
    await server.ask({ kind: 'serve', env: { ...settings, ...env } })
  } catch (error) {
    await kill()
    throw error
  }
  // Nothing in that process listens to signals: it ends at once, as in a crash.
  return (signal) => (signal === 'SIGKILL' ? kill() : server.ask({ kind: 'close' }).catch(kill))
}

/** Starts a server with the demo group, or a process of main.ts on the database that `env` names. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'intranet-e2e-'))
  const demo = env.DATABASE_URL ? null : await copyDemo(dataDir)
  const port = String(await freePort())
  const whole = { ...(demo && { DATABASE_URL: demo.url }), ...env, DATA_DIR: dataDir, PORT: port }
  const clear = async () => {
    await demo?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  let end: End
  try {
    end = await (demo ? serveInKept(whole) : launch(whole))
  } catch (error) {
    await clear()
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: demo?.url ?? env.DATABASE_URL ?? '',
    kill: async () => void (await end('SIGKILL')),
    async restart() {
      end = await launch(whole)
    },
    async stop() {
      await end('SIGTERM')
      await clear()
    },
  }
}

async function isServing(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
