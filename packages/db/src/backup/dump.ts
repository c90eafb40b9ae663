/** A copy of a PostgreSQL of your own, by its own programs `pg_dump` and `pg_restore`. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Client } from 'pg'
import { programEnv } from '../program-env.ts'
import { leftOut } from './contents.ts'

type Program = 'pg_dump' | 'pg_restore'

const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'

/** How the programs reach `url`: the password stays out of their arguments, which every account of the machine sees. */
export function reachedBy(url: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url)
  const { password, searchParams } = address
  address.password = ''
  // Words of our driver: "require" checks the certificate there, and only "verify-full" does here.
  const asLibpq = searchParams.get('uselibpqcompat') === 'true'
  searchParams.delete('uselibpqcompat')
  if (!asLibpq && ['require', 'verify-ca'].includes(searchParams.get('sslmode') ?? ''))
    searchParams.set('sslmode', 'verify-full')
  if (
    searchParams.get('sslmode') === 'verify-full' &&
    !searchParams.has('sslrootcert') &&
    existsSync(AUTHORITIES)
  )
    searchParams.set('sslrootcert', AUTHORITIES)
  return {
    dbname: address.href,
    env: programEnv(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
  }
}

/** Throws a clear line where the program is missing or older than the server. */
export async function assertNotOlder(client: Client, program: Program): Promise<void> {
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8', env: programEnv() })
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  )
  const server = rows[0]!.version
  const wanted = `instale o pacote postgresql-client-${server} ou ponha a pasta dele no PATH.`
  if (status !== 0) throw new Error(`${program} não está nesta máquina: ${wanted}`)
  const version = Number(/\d+/.exec(stdout)?.[0])
  if (version < server)
    throw new Error(`${program} é do PostgreSQL ${version}, e o servidor é o ${server}: ${wanted}`)
}

function run(program: Program, url: string, args: readonly string[]): Promise<void> {
  const { dbname, env } = reachedBy(url)
  return new Promise((done, fail) => {
    const child = spawn(program, [...args, `--dbname=${dbname}`], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (part: Buffer) => (said = `${said}${part}`.slice(-2000)))
    child.once('error', fail).once('close', (status) => {
      if (status === 0) done()
      else fail(new Error(`${program} terminou com ${status}: ${said.trim()}`))
    })
  })
}

/** Writes the database as `client` sees it in its open transaction (repeatable read) to `file`. */
export async function dump(client: Client, url: string, file: string): Promise<void> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  await run('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    `--snapshot=${rows[0]!.snapshot}`,
    ...leftOut.map((table) => `--exclude-table-data=${table}`),
    `--file=${file}`,
  ])
}

/** Fills an empty database from `file`. Throws at its first error. */
export const restoreDump = (url: string, file: string): Promise<void> =>
  run('pg_restore', url, ['--no-owner', '--exit-on-error', '--single-transaction', file])
