/** A server that starts while PostgreSQL is away, and one that it leaves: what they do, and what their log says. */
import { freePort } from '@intranet/db/free-port'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { testDatabase } from './database.ts'
import { switchboard } from './switchboard.ts'
import { TEST_KEY } from './test-key.ts'

const { url: real } = await testDatabase()
const root = join(import.meta.dirname, '../../..')
const nobody = async () => Object.assign(new URL(real), { port: String(await freePort()) }).href

/** A process of main.ts with what it printed. */
function begin(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'intranet-outage-'))
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      SECRET_KEY: TEST_KEY,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { printed, ended }
}

/** Reading the server's code takes a second alone, and a minute beside other work. */
const START_MS = 150_000

it(
  'a start gives up after its time with one line',
  async () => {
    const { printed, ended } = begin({ DATABASE_URL: await nobody(), DATABASE_WAIT: '2', PORT: '0' })
    expect(await ended).toBe(1)
    expect(printed.err.trim().split('\n')).toEqual([
      'A intranet não iniciou: o PostgreSQL não atendeu em 2 s (ECONNREFUSED)',
    ])
  },
  START_MS,
)

it('a start waits; an outage afterwards is a line a second, and ends by itself', async () => {
  const board = await switchboard(await nobody())
  onTestFinished(() => board.close())
  const port = await freePort()
  const { printed } = begin({ DATABASE_URL: board.url, PORT: String(port) })
  const status = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(() => printed.out, { timeout: START_MS }).toContain('O PostgreSQL não atende')
  board.leadTo(real)
  await expect.poll(status, { timeout: START_MS, interval: 200 }).toBe(200)

  const before = printed.out.length
  const since = Date.now()
  board.leadTo(await nobody())
  await sleep(6000)
  expect(await status()).toBe(503)
  board.leadTo(real)
  await expect.poll(status, { timeout: START_MS, interval: 200 }).toBe(200)
  const seconds = (Date.now() - since) / 1000
  await sleep(500)
  const lines = printed.out
    .slice(before)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level >= 40)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.length).toBeLessThanOrEqual(seconds + 2)
  expect(new Set(lines.map(({ msg }) => msg))).toEqual(new Set(['database away']))
}, 500_000)
