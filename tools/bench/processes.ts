import { personParameters } from '@intranet/contract/person-parameters'
import { freePort } from '@intranet/db/free-port'
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import manifest from '../../package.json' with { type: 'json' }

// Server, bare handler and load each have their own process, so that none of them waits for another's event loop.
const root = join(import.meta.dirname, '../..')
const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

export interface Running {
  url: string
  /** Sends a message and waits for its answer. */
  ask<T>(message: object): Promise<T>
  stop(): Promise<void>
}

export function start(file: string, options: ForkOptions = {}): Omit<Running, 'url'> {
  const child = fork(join(root, file), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...options,
  })
  children.add(child)
  const waiting = new Map<number, (answer: never) => void>()
  let last = 0
  let fail: (error: Error) => void
  const ended = new Promise<never>((_, refuse) => (fail = refuse))
  ended.catch(() => {})
  child.on('message', ({ id, answer, error }: { id: number; answer: never; error?: string }) => {
    if (error) fail(new Error(`${file}: ${error}`))
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  void exited.then(() => {
    children.delete(child)
    fail(new Error(`${file} ended`))
  })
  return {
    ask<T>(message: object) {
      const answered = new Promise<T>((done) => {
        waiting.set(++last, done as never)
        // With a callback: who asks one that is ending hears it, and the asking process goes on.
        child.send({ id: last, ...message }, (error) => error && fail(error))
      })
      return Promise.race([answered, ended])
    },
    async stop() {
      child.kill('SIGTERM')
      const killer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await exited
      clearTimeout(killer)
    },
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (const limit = Date.now() + 60_000; Date.now() < limit; await sleep(50)) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer && answer.status < 500) return
  }
  throw new Error(`${url} does not answer`)
}

/** As `pnpm start` starts it; for the bare handler too, or flags would be compared and not code. */
const flags = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** One person asks as thousands do: what is measured is the way of a request, not its limit. */
async function raiseLimits(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const [key, { max }] of Object.entries(personParameters))
      await client.query(
        `insert into parametro (chave, valor) values ($1, $2) on conflict (chave) do update set valor = excluded.valor`,
        [key, String(max)],
      )
  } finally {
    await client.end()
  }
}

/** The real server, as `main.ts` starts it, on a prepared database; its log goes nowhere but is written. */
export async function startServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  port?: number,
): Promise<Running> {
  port ??= await freePort()
  await raiseLimits(databaseUrl)
  const url = `http://127.0.0.1:${port}`
  const running = start('apps/server/src/main.ts', {
    execArgv: ['--expose-gc', ...flags, '--import', join(root, 'tools/bench/probe.ts')],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: url,
      SECRET_KEY: 'a key of the measurements that everybody knows',
      ...env,
    },
  })
  await untilAnswering(`${url}/healthz`)
  return { url, ...running }
}

/** A bare handler on the same database. */
export async function startBare(databaseUrl: string): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const running = start('tools/bench/bare.process.ts', {
    execArgv: flags,
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' },
  })
  await untilAnswering(`${url}/healthz`)
  return { url, ...running }
}
