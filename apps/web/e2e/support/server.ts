/** A whole intranet in a child process: own port, own files, own copy of the demo database; gone with its test. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { administer } from '../../../server/test/administer.ts'

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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => probe.once('listening', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

/** A database of the demo group, and its files in `dataDir`; answers its address and how to be rid of it. */
async function copyDemo(dataDir: string) {
  const demo = inject('demo')
  const name = `percurso_${randomBytes(6).toString('hex')}`
  await administer(demo.url, `create database ${name} template intranet strategy file_copy`)
  cpSync(demo.files, join(dataDir, 'files'), { recursive: true })
  return {
    url: Object.assign(new URL(demo.url), { pathname: name }).href,
    drop: () => administer(demo.url, `drop database ${name} with (force)`),
  }
}

interface Running {
  child: ChildProcess
  ended: Promise<unknown>
}

/** One process of main.ts, once it can serve. */
async function launch(url: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      // Neighbours of a walk are servers of its own.
      OUTGOING_ALLOW: '127.0.0.0/8, ::1',
      SECRET_KEY: 'a key of the walks that everybody knows',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const running = { child, ended: new Promise((done) => child.once('exit', done)) }
  for (const limit = Date.now() + START_MS; Date.now() < limit && child.exitCode === null; await sleep(100))
    if (await isServing(url)) return running
  await end(running, 'SIGTERM')
  throw new Error(`O servidor não iniciou:\n${printed}`)
}

async function end({ child, ended }: Running, signal: 'SIGTERM' | 'SIGKILL') {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  await ended
}

/** Starts main.ts with the demo group, or on the database that `env` names, and waits until it can serve. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'intranet-e2e-'))
  const demo = env.DATABASE_URL ? null : await copyDemo(dataDir)
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const whole = { ...(demo && { DATABASE_URL: demo.url }), ...env, DATA_DIR: dataDir, PORT: port }
  const clear = async () => {
    await demo?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  let running: Running
  try {
    running = await launch(url, whole)
  } catch (error) {
    await clear()
    throw error
  }
  return {
    url,
    databaseUrl: demo?.url ?? env.DATABASE_URL ?? '',
    kill: () => end(running, 'SIGKILL'),
    async restart() {
      running = await launch(url, whole)
    },
    async stop() {
      await end(running, 'SIGTERM')
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
