/** A throw-away PostgreSQL with replicas by streaming: for tests of what happens without a primary, and of what they lack. */
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { initialise, readPassword } from './embedded/initialise.ts'
import { findBinaries } from './embedded/places.ts'
import { halt, launch } from './embedded/running.ts'
import { postgresUser, type SystemUser } from './embedded/system-user.ts'
import { freePort } from './free-port.ts'
import { spawnGuard, throwAwayFolder } from './throw-away.ts'
import { withClient } from './with-client.ts'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  fsync: 'off',
  jit: 'off',
  autovacuum: 'off',
  wal_level: 'replica',
  wal_keep_size: '1GB',
  hot_standby: 'on',
  shared_preload_libraries: 'pg_stat_statements',
  timezone: 'America/Sao_Paulo',
  lc_messages: 'C',
}

export interface Replicated {
  primary: string
  /** The first of the replicas. */
  replica: string
  replicas: string[]
  /** Has each COMMIT wait for a replica that is not there, until it is called with false. */
  stallCommits(stall: boolean): Promise<void>
  /** Has a replica replay each COMMIT that many milliseconds after it was written. */
  delay(place: number, ms: number): Promise<void>
  /** Resolves once the first replica has replayed all that the primary wrote. */
  caughtUp(): Promise<void>
  /** Ends the primary without a word, as a crash does. */
  killPrimary(): Promise<void>
  /** Makes the first replica the primary. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** A busy machine may take long to connect: that is not what is tested. */
const PATIENCE_MS = 60_000
const ask = <Row extends object>(url: string, text: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(text)).rows, PATIENCE_MS)

function ownAll(dir: string, { uid, gid }: SystemUser): void {
  if (uid === undefined || gid === undefined) return
  for (const name of ['', ...(readdirSync(dir, { recursive: true }) as string[])])
    chownSync(join(dir, name), uid, gid)
}

/** Starts a primary with as many replicas, and an empty database `intranet`. */
export async function startReplicated(replicas = 1): Promise<Replicated> {
  const dir = throwAwayFolder()
  const user = postgresUser()
  const binaries = findBinaries(user)
  const places = Array.from({ length: replicas + 1 }, (_, place) => place)
  const followers = places.slice(1)
  const homes = places.map((place) => join(dir, place ? `replica-${place}` : 'primary'))
  const ports: number[] = []
  for (const _ of places) ports.push(await freePort())
  const urlOf = (place: number, database = 'intranet') =>
    `postgresql://postgres:${password}@127.0.0.1:${ports[place]}/${database}`
  for (const home of homes) mkdirSync(home, { mode: 0o755 })
  const password = readPassword(homes[0]!)
  const datas = homes.map((home) => join(home, 'data'))
  await initialise(homes[0]!, password, binaries, user, false)
  for (const place of followers) {
    const data = datas[place]!
    // The same files before anything was written: what comes later is streamed.
    cpSync(datas[0]!, data, { recursive: true, preserveTimestamps: true })
    chmodSync(data, 0o700)
    writeFileSync(join(data, 'standby.signal'), '')
    writeFileSync(
      join(data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=postgres password=${password} application_name=replica'\n`,
    )
    ownAll(data, user)
  }
  const pids: (number | undefined)[] = []
  const guards: ReturnType<typeof spawnGuard>[] = []

  async function begin(place: number): Promise<void> {
    const postmaster = await launch(homes[place]!, binaries, user, settings, ports[place])
    if (!postmaster) throw new Error(`PostgreSQL did not start: ${join(homes[place]!, 'postgres.log')}`)
    pids[place] = postmaster.pid
    guards.push(spawnGuard(dir, postmaster.pid))
  }
  async function end(place: number): Promise<void> {
    const pid = pids[place]
    pids[place] = undefined
    if (pid) await halt(datas[place]!, pid, binaries, true)
  }

  await begin(0)
  await ask(urlOf(0, 'postgres'), 'create database intranet')
  for (const place of followers) await begin(place)
  return {
    primary: urlOf(0),
    replica: urlOf(1),
    replicas: followers.map((place) => urlOf(place)),
    async delay(place, ms) {
      const url = urlOf(place + 1, 'postgres')
      await ask(url, `alter system set recovery_min_apply_delay to '${ms}ms'`)
      await ask(url, 'select pg_reload_conf()')
    },
    async stallCommits(stall) {
      await ask(urlOf(0), `alter system set synchronous_standby_names to '${stall ? 'absent' : ''}'`)
      await ask(urlOf(0), 'select pg_reload_conf()')
    },
    async caughtUp() {
      const [{ at }] = (await ask(urlOf(0), 'select pg_current_wal_lsn()::text as at')) as [{ at: string }]
      const replayed = `select pg_last_wal_replay_lsn() >= '${at}' as there`
      for (const limit = Date.now() + 20_000; Date.now() < limit; await sleep(50)) {
        const [{ there }] = (await ask(urlOf(1, 'postgres'), replayed)) as [{ there: boolean }]
        if (there) return
      }
      throw new Error('the replica did not catch up')
    },
    killPrimary: () => end(0),
    promote: async () => void (await ask(urlOf(1), 'select pg_promote()')),
    async stop() {
      for (const guard of guards) guard?.kill()
      await Promise.all(places.map(end))
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
