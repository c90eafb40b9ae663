import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { leftOut } from './contents.ts'
import { assertNotOlder, dump, reachedBy, restoreDump } from './dump.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href
const client = new Client({ connectionString: url })
const folder = mkdtempSync(join(tmpdir(), 'intranet-dump-'))
const called = join(folder, 'called')

/** A program of that name that writes down how it was called, in place of PostgreSQL's. */
function program(name: string, lines: string): void {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" "password: $PGPASSWORD" > ${called}\n${lines}\n`)
  chmodSync(file, 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
}

beforeAll(() => client.connect())
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await client.end()
  rmSync(folder, { recursive: true, force: true })
})

describe('pg_dump and pg_restore', () => {
  it('get the password in their environment, never as an argument', () => {
    const { dbname, env } = reachedBy('postgres://intranet:se%40nha@db.example:5432/intranet')
    expect(dbname).toBe('postgres://intranet@db.example:5432/intranet')
    expect(env.PGPASSWORD).toBe('se@nha')
  })

  it('get no other secret of ours', () => {
    vi.stubEnv('SECRET_KEY', 'k'.repeat(32)).stubEnv('PGSSLCERT', '/cert')
    const { env } = reachedBy('postgres://intranet@db.example:5432/intranet')
    expect(env).not.toHaveProperty('SECRET_KEY')
    expect(env).toMatchObject({ PGSSLCERT: '/cert', PATH: process.env.PATH })
  })

  it('check the certificate wherever the server does', () => {
    const modeOf = (query: string) =>
      new URL(reachedBy(`postgres://i@db.example/i?${query}`).dbname).searchParams.get('sslmode')
    expect(modeOf('sslmode=require')).toBe('verify-full')
    expect(modeOf('sslmode=verify-full')).toBe('verify-full')
    expect(modeOf('sslmode=require&uselibpqcompat=true')).toBe('require')
    expect(modeOf('application_name=x')).toBeNull()
  })

  it.each(['pg_dump', 'pg_restore'] as const)(
    '%s is refused where it is missing or older than the server, with what to install',
    async (name) => {
      const { rows } = await client.query<{ version: number }>(
        "select current_setting('server_version_num')::int / 10000 as version",
      )
      const { version } = rows[0]!
      vi.stubEnv('PATH', join(folder, 'nothing'))
      await expect(assertNotOlder(client, name)).rejects.toThrow(`${name} não está nesta máquina`)
      program(name, `echo "${name} (PostgreSQL) ${version - 1}.9"`)
      await expect(assertNotOlder(client, name)).rejects.toThrow(
        `é do PostgreSQL ${version - 1}, e o servidor é o ${version}: instale o pacote postgresql-client-${version}`,
      )
      program(name, `echo "${name} (PostgreSQL) ${version}.1 (Debian)"`)
      await assertNotOlder(client, name)
    },
  )

  it('copy what a transaction sees, without the rows of sessions and codes', async () => {
    program('pg_dump', '')
    await client.query('begin isolation level repeatable read read only')
    await dump(client, 'postgres://i:segredo@db.example/i', join(folder, 'banco'))
    await client.query('rollback')
    const lines = readFileSync(called, 'utf8').trim().split('\n')
    expect(lines).toContainEqual(expect.stringMatching(/^--snapshot=[\dA-F]+-[\dA-F]+-\d+$/))
    for (const table of leftOut) expect(lines).toContain(`--exclude-table-data=${table}`)
    expect(lines).toContain('--dbname=postgres://i@db.example/i')
    expect(lines.at(-1)).toBe('password: segredo')
  })

  it('restore all of it or nothing, and say why they ended', async () => {
    program('pg_restore', 'echo "pg_restore: sem permissão" >&2; exit 3')
    await expect(restoreDump('postgres://i@db.example/i', '/copia')).rejects.toThrow(
      'pg_restore terminou com 3: pg_restore: sem permissão',
    )
    expect(readFileSync(called, 'utf8')).toContain('--exit-on-error\n--single-transaction\n/copia')
  })
})
