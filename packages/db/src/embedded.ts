import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { initialise, readPassword } from './embedded/initialise.ts'
import { clusterHome, findBinaries, type Binaries } from './embedded/places.ts'
import { findPostmaster, halt, launch } from './embedded/running.ts'
import { postgresUser } from './embedded/system-user.ts'

const DATABASE = 'intranet'
// Any fixed number: every process that uses the cluster holds this lock, shared.
const IN_USE = 7_318_402
/** How long the restart of a stopped database is attempted. */
const REVIVAL_MS = 60_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  // An acknowledged write survives a crash.
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'America/Sao_Paulo',
  log_timezone: 'America/Sao_Paulo',
  lc_messages: 'C',
  shared_preload_libraries: 'pg_stat_statements',
  log_min_messages: 'warning',
  // Statements and details of errors hold personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const THROW_AWAY_SETTINGS = {
  ...SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Tables without statistics look large: every plan would be compiled.
  jit: 'off',
  shared_buffers: '128MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

export type Embedded = {
  /** Connection address of the database `intranet`, superuser, loopback only. */
  url: string
  /** Shuts PostgreSQL down, unless another process of ours still uses it. Close your own pools first. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Everything lives in `<dataDir>/postgres`. */
  dataDir: string
  /** For tests: no durability, quick stop. The caller removes the folder afterwards. */
  throwAway?: boolean
  /** The folder of another release's npm package; the included one by default. */
  release?: string
  /** Called when the database went away and could not be started again at the same address. */
  onLost?: () => void
}

/**
 * Starts the real PostgreSQL that the project includes, or adopts the one that still runs for this folder
 * (after a kill, or because a second process was started).
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const user = postgresUser()
  const binaries = findBinaries(user, options.release)
  const home = clusterHome(options.dataDir, user)
  const data = join(home, 'data')
  const password = readPassword(home)
  await initialise(home, password, binaries, user, !options.throwAway)
  const settings = options.throwAway ? THROW_AWAY_SETTINGS : SETTINGS
  /** Starts or adopts it (at `port`, if one is given) and keeps a connection; undefined if it did not succeed. */
  async function hold(port?: number): Promise<Locked | undefined> {
    const postmaster = findPostmaster(data) ?? (await launch(home, binaries, user, settings, port))
    if (!postmaster) return undefined
    const keeper = await keepInUse(address(password, postmaster.port, 'postgres'), data)
    if (keeper) return { keeper, ...postmaster }
    await halt(data, postmaster.pid, binaries)
    return undefined
  }
  let locked: Locked | undefined
  // Several attempts: the port may be taken in between, another process may start the same folder, or child processes
  // of a killed one are still ending.
  for (let attempt = 0; attempt < 8 && !locked; attempt++) {
    if (attempt) await sleep(150 * attempt)
    locked = await hold()
  }
  if (!locked) throw new Error(`O banco embutido não iniciou: veja ${join(home, 'postgres.log')}`)
  await ensureDatabase(locked.keeper)

  const life = { stopping: false }
  const { port } = locked
  /** Restarts it whenever it stops unexpectedly, at the same address. */
  async function watch(now: Locked): Promise<void> {
    // It must not keep an ending process alive.
    now.keeper.unref()
    await new Promise((gone) => now.keeper.once('end', gone))
    for (const limit = Date.now() + REVIVAL_MS; !life.stopping && Date.now() < limit; await sleep(200)) {
      locked = await hold(port).catch(() => undefined)
      // A stop meanwhile waits for this to end, and then stops what came back.
      if (locked?.port === port) return life.stopping ? undefined : watch(locked)
    }
    if (!life.stopping) options.onLost?.()
  }
  const watching = watch(locked)

  return {
    url: address(password, port, DATABASE),
    async stop() {
      life.stopping = true
      const last = locked
      if (last) await stop(last.keeper, data, last.pid, binaries, options.throwAway)
      await watching
      // It may have come back just then.
      if (locked && locked !== last) await stop(locked.keeper, data, locked.pid, binaries, options.throwAway)
    },
  }
}

// The types of pg leave these two out.
type Keeper = Client & { ref: () => void; unref: () => void }
type Locked = { keeper: Keeper; pid: number; port: number }

const address = (password: string, port: number, database: string) =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`

/** An idle connection as long as the process runs: it shows others that the cluster is in use. */
async function keepInUse(url: string, data: string): Promise<Keeper | undefined> {
  for (const limit = Date.now() + 30_000; Date.now() < limit; await sleep(50)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      if (rows[0]?.data_directory !== data) throw new Error(`A porta serve outra pasta: ${url}`)
      await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
      return client as Keeper
    } catch (error) {
      await client.end().catch(() => {})
      // 57P03: starting up (recovery) or shutting down. 53300: busy. The rest will not get better by waiting.
      const code = (error as { code?: string }).code ?? ''
      if (!['57P03', '53300'].includes(code) || !findPostmaster(data)) return undefined
    }
  }
  return undefined
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  try {
    await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // 42P04, 23505: another process made it at the same moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

async function stop(keeper: Keeper, data: string, pid: number, binaries: Binaries, immediate?: boolean) {
  let alone = true
  keeper.ref()
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [IN_USE])
    const { rows } = await keeper.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      IN_USE,
    ])
    alone = rows[0]?.alone ?? true
  } catch {
    // The server has ended already, or does not answer: stopping it is right in both cases.
  }
  await keeper.end().catch(() => {})
  if (alone && findPostmaster(data)?.pid === pid) await halt(data, pid, binaries, immediate)
}
