/**
 * Two servers behind the nginx of `deploy/` are started again one after the other, several times, while fifty people
 * write: no request fails, and each acknowledged lead is there once. `node tools/check-rolling.ts [restarts]`.
 */
import { freePort } from '@intranet/db/free-port'
import { migrate } from '@intranet/db/migrator'
import { startThrowAway } from '@intranet/db/throw-away'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillDatabase } from './bench/data.ts'
import { makeKeyOf } from './bench/machine-key.ts'
import { startServer } from './bench/processes.ts'
import { makeScene } from './bench/scene.ts'
import { leadGround, timesOf, writeLead, type LeadGround } from './cluster/lead-writes.ts'
import { nginxIsHere, runNginx } from './nginx/run.ts'

const WRITERS = 50
/** What somebody needs between two leads. */
const PAUSE_MS = 200
const restarts = Number(process.argv[2] ?? 6)
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Tried {
  acknowledged: string[]
  failed: string[]
  slowest: number
}

async function write(url: string, key: string, lead: LeadGround, signal: AbortSignal): Promise<Tried> {
  const tried: Tried = { acknowledged: [], failed: [], slowest: 0 }
  let count = 0
  const one = async (person: number) => {
    while (!signal.aborted) {
      const cliente = `Rolagem ${person} ${(count += 1)}`
      const { status, said, milliseconds } = await writeLead(url, key, lead, { cliente, count })
      tried.slowest = Math.max(tried.slowest, milliseconds)
      if (status === 200) tried.acknowledged.push(cliente)
      else tried.failed.push(`${status} ${said.slice(0, 200)}`)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, person) => one(person)))
  return tried
}

/** Acknowledged leads that the database does not have exactly once. */
async function lost(databaseUrl: string, acknowledged: readonly string[]): Promise<string[]> {
  const times = await timesOf(databaseUrl, 'Rolagem')
  return acknowledged.filter((cliente) => times.get(cliente) !== 1)
}

async function check(databaseUrl: string, folder: string): Promise<boolean> {
  await migrate(databaseUrl)
  await fillDatabase(databaseUrl, { people: 2000, history: 0 })
  const scene = await makeScene(databaseUrl)
  const key = await makeKeyOf(databaseUrl, scene)
  const ports = [await freePort(), await freePort()]
  const nginx = await runNginx(folder, ports)
  const open = (port: number) => startServer(databaseUrl, { PUBLIC_URL: nginx.url, TRUST_PROXY: '1' }, port)
  const servers = await Promise.all(ports.map(open))
  const ended = new AbortController()
  const lead = await leadGround(databaseUrl, scene.providers[0]!)
  const writing = write(nginx.url, key, lead, ended.signal)
  for (let n = 0; n < restarts; n += 1) {
    await sleep(1000)
    const port = ports[n % 2]!
    await nginx.leaveOut(port)
    await servers[n % 2]!.stop()
    servers[n % 2] = await open(port)
    await nginx.leaveOut()
    say(`server ${(n % 2) + 1} is back`)
  }
  ended.abort()
  const { acknowledged, failed, slowest } = await writing
  const missing = await lost(databaseUrl, acknowledged)
  await Promise.all(servers.map((server) => server.stop()))
  nginx.stop()
  for (const line of new Set(failed)) say(`✗ ${line}: ${failed.filter((one) => one === line).length} times`)
  say(
    `${acknowledged.length} acknowledged, ${failed.length} failed, ${missing.length} missing or twice; ` +
      `slowest ${Math.round(slowest)} ms; ${restarts} restarts.`,
  )
  return acknowledged.length > 0 && !failed.length && !missing.length
}

if (!nginxIsHere) throw new Error('nginx is not installed (apt-get install nginx)')
const folder = mkdtempSync(join(tmpdir(), 'intranet-rolling-'))
const database = await startThrowAway(true)
try {
  process.exitCode = (await check(database.url, folder)) ? 0 : 1
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
