/** A whole intranet in a child process: own data folder, own port, demo data, killed with its test. */
import { signIn } from '@intranet/client'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../../../..')

export interface RunningServer {
  url: string
  dataDir: string
  process: ChildProcess
  /** What it printed so far. */
  output(): string
  /** SIGTERM, then the end; answers its exit code. `keep` leaves the data for a next start. */
  stop(keep?: boolean): Promise<number | null>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => probe.once('listening', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

/** Starts main.ts and waits until it can serve (60 s at most). */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'intranet-e2e-'))
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'warn',
      ...env,
      DATA_DIR: dataDir,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const url = `http://127.0.0.1:${port}`
  const server: RunningServer = {
    url,
    dataDir,
    process: child,
    output: () => printed,
    async stop(keep = false) {
      if (child.exitCode === null) child.kill('SIGTERM')
      const code = await ended
      if (!keep) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
  for (let left = 600; left > 0 && child.exitCode === null; left -= 1) {
    if (await isServing(url)) {
      if (!env.DATABASE_URL) await liftSignInLimit(url)
      return server
    }
    await sleep(100)
  }
  await server.stop()
  throw new Error(`O servidor não iniciou:\n${printed}`)
}

/** A walk signs more people in from one address, and faster, than people do. */
async function liftSignInLimit(url: string): Promise<void> {
  const { api, signOut } = await signIn(url, 'superadmin@intranet.example', DEMO_PASSWORD)
  await api.parameters.update.mutate({ login_por_endereco_minuto: 1000 } as never)
  await signOut()
}

async function isServing(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok
  } catch {
    return false
  }
}
