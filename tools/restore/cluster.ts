/** A throw-away PostgreSQL of the system's own packages, with an owner who is no superuser. */
import { freePort } from '@intranet/db/free-port'
import { postgresUser } from '@intranet/db/embedded/system-user'
import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Cluster {
  /** Address of a database of that name, as its owner. */
  urlOf(database: string, port?: number): string
  /** Its folder, with the data in it, and the port. */
  home: string
  data: string
  port: number
  stop(): void
}

/**
 * Starts the PostgreSQL whose programs are in `bin`; `settingsIn` are those that it has beside its own, by its folder and
 * port. Throws with the program's own words.
 */
export async function startCluster(
  bin: string,
  settingsIn: (home: string, port: number) => Record<string, string> = () => ({}),
): Promise<Cluster> {
  const user = postgresUser()
  const home = mkdtempSync(join(tmpdir(), 'intranet-restore-'))
  chmodSync(home, 0o755)
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid!)
  const data = join(home, 'data')
  const run = (program: string, ...args: string[]) => {
    const { status, stderr, error } = spawnSync(join(bin, program), args, {
      ...user,
      cwd: home,
      encoding: 'utf8',
      // A started server keeps its streams: only errors of the starter are read.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    })
    if (error || status !== 0)
      throw new Error(`${program}: ${error?.message ?? stderr ?? `status ${status}`}`)
  }
  const port = await freePort()
  run('initdb', '--auth=trust', '--username=postgres', '--encoding=UTF8', data)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    ...settingsIn(home, port),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''))
  run('pg_ctl', '--pgdata', data, '--wait', '--log', join(home, 'log'), 'start')
  run('createuser', '--host=127.0.0.1', `--port=${port}`, '--username=postgres', '--createdb', 'intranet')
  return {
    urlOf: (database, its = port) => `postgresql://intranet@127.0.0.1:${its}/${database}`,
    home,
    data,
    port,
    stop() {
      run('pg_ctl', '--pgdata', data, '--wait', '--mode=fast', 'stop')
      rmSync(home, { recursive: true, force: true })
    },
  }
}
