import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readPostmaster } from './embedded/running.ts'
import { startEmbedded } from './embedded.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'embutido-'))
chmodSync(dataDir, 0o755)
const home = join(dataDir, 'postgres')
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const script = `
  const { startEmbedded } = await import(process.argv[1])
  console.log((await startEmbedded({ dataDir: process.argv[2], throwAway: true })).url)
  setInterval(() => {}, 1000)`

/** Starts the database in another process, kills that one without warning, and answers the address it had. */
async function startAndKill(): Promise<string> {
  const module = join(import.meta.dirname, 'embedded.ts')
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module, dataDir])
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  child.kill('SIGKILL')
  await once(child, 'exit')
  return line.toString().trim()
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query('select 1')).rowCount === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

test('an initialisation that was killed is thrown away and done again', async () => {
  const half = join(home, 'init-99999999-abc')
  mkdirSync(half, { recursive: true })
  chmodSync(home, 0o755)
  writeFileSync(join(half, 'PG_VERSION'), '18')
  const { stop } = await startEmbedded({ dataDir, throwAway: true })
  await stop()
  expect(readdirSync(home).filter((name) => name.startsWith('init-'))).toEqual([])
})

test('a database that survived the kill of its process is adopted, and stopped with the last user', async () => {
  const before = await startAndKill()
  const first = await startEmbedded({ dataDir, throwAway: true })
  const second = await startEmbedded({ dataDir, throwAway: true })
  expect([first.url, second.url]).toEqual([before, before])
  await first.stop()
  expect(readPostmaster(join(home, 'data'))).toBeDefined()
  await second.stop()
  expect(existsSync(join(home, 'data/postmaster.pid'))).toBe(false)
})

test(
  'a database that is killed while it is used is there again, at the same address',
  { timeout: 40_000 },
  async () => {
    const { url, stop } = await startEmbedded({ dataDir, throwAway: true })
    const before = readPostmaster(join(home, 'data'))
    process.kill(before?.pid ?? 0, 'SIGKILL')
    await expect.poll(() => answers(url), { timeout: 20_000, interval: 100 }).toBe(true)
    expect(readPostmaster(join(home, 'data'))?.pid).not.toBe(before?.pid)
    await stop()
    expect(existsSync(join(home, 'data/postmaster.pid'))).toBe(false)
  },
)

test('a database that is stopped while it comes back is stopped', async () => {
  const { stop } = await startEmbedded({ dataDir, throwAway: true })
  const before = readPostmaster(join(home, 'data'))
  process.kill(before?.pid ?? 0, 'SIGKILL')
  const now = () => readPostmaster(join(home, 'data'))?.pid ?? before?.pid
  await expect.poll(now, { timeout: 20_000, interval: 1 }).not.toBe(before?.pid)
  await stop()
  expect(existsSync(join(home, 'data/postmaster.pid'))).toBe(false)
})

test('a pid file that names some other program does not stop the start', async () => {
  writeFileSync(
    join(home, 'data/postmaster.pid'),
    `${process.pid}\n${home}/data\n1\n5999\n\n127.0.0.1\n1 1\nready\n`,
  )
  const { url, stop } = await startEmbedded({ dataDir, throwAway: true })
  expect(url).not.toContain(':5999/')
  await stop()
})
