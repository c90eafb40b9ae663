import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

const LOCK = 7_318_401
const FOLDER = join(import.meta.dirname, '../../../migrations')

/**
 * Hashes that a file had before it was rewritten to the same result, by its name: databases that applied it so are as
 * good as others. 0803 could be applied by PostgreSQL 17 or newer alone.
 */
const FORMER_HASHES: Record<string, string[]> = {
  '0803_checklist_count.sql': ['f253f35512c4ecdcb451c0c7f0d74d71029a2beb2fcfe37fb85f314a8d59c84b'],
}

type Migration = { nome: string; sql: string; hash: string }

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file))
    .toSorted()
    .map((nome) => {
      const sql = readFileSync(join(folder, nome), 'utf8')
      return { nome, sql, hash: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    })
}

/** How long a migration waits for tables that others use. */
export interface LockPatience {
  /** Of one try, in milliseconds: as long as it waits, all that come after it wait too. */
  lock: number
  /** Between two tries, in milliseconds. */
  pause: number
  tries: number
}

const patient: LockPatience = { lock: 2000, pause: 1000, tries: 60 }

/** For another server that migrates now, in milliseconds: some changes touch every row. */
const OTHER_SERVER_MS = 30 * 60_000

/** lock_not_available, deadlock_detected. */
const LOCK_ERRORS = new Set(['55P03', '40P01'])
const isLocked = (error: unknown) => LOCK_ERRORS.has((error as { code?: string } | undefined)?.code ?? '')

/** Tries again, with a pause for those who wait behind it, while somebody holds what the work needs. */
export async function inTime<T>(work: () => Promise<T>, { pause, tries } = patient): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isLocked((error as Error).cause ?? error)) throw error
      await setTimeout(pause)
    }
  }
}

/**
 * Brings the database at `url` (direct, not through a pooler) up to date and answers the names applied now.
 * Servers that start together wait for each other. Fails when a file that has landed was edited or is gone, and when
 * somebody holds a table of it through all tries.
 */
export async function migrate(url: string, folder = FOLDER, patience = patient): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  const ended = new Promise((done) => client.once('end', done))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`set statement_timeout to 0; set lock_timeout to ${OTHER_SERVER_MS}`)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`set client_min_messages to warning; set lock_timeout to ${patience.lock};
      create table if not exists migracao (
        nome text primary key, aplicada_em timestamptz(3) not null default now(), hash text not null)`)
    const { rows } = await client.query<{ nome: string; hash: string }>(
      'select nome, hash from migracao order by nome',
    )
    const pending = findPending(readMigrations(folder), rows)
    for (const migration of pending) await inTime(() => apply(client, migration), patience)
    await client.query(setDatabase)
    return pending.map(({ nome }) => nome)
  } finally {
    await client.end()
    await ended
  }
}

/**
 * The files that were not applied yet, in their order: also one with a lower number than those that were, since it can
 * land later. Throws when a file that was applied was edited or is gone.
 */
export function findPending(files: Migration[], applied: { nome: string; hash: string }[]): Migration[] {
  const byName = new Map(files.map((file) => [file.nome, file]))
  for (const { nome, hash } of applied) {
    const file = byName.get(nome)
    if (!file) throw new Error(`Migração ${nome} já foi aplicada, mas o arquivo dela não existe.`)
    if (file.hash !== hash && !FORMER_HASHES[nome]?.includes(hash)) {
      throw new Error(
        `Migração ${nome} foi alterada depois de aplicada. Escreva outra; se só o banco de desenvolvimento desta máquina a ` +
          'aplicou, comece um vazio em outra pasta (DATA_DIR).',
      )
    }
  }
  const names = new Set(applied.map(({ nome }) => nome))
  return files.filter(({ nome }) => !names.has(nome))
}

let ofRelease: Migration[] | undefined

/** Names of this release's migrations (read once) that a database has not applied. Throws as `findPending`. */
export const pendingOf = (applied: { nome: string; hash: string }[]): string[] =>
  findPending((ofRelease ??= readMigrations(FOLDER)), applied).map(({ nome }) => nome)

async function apply(client: Client, { nome, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migracao (nome, hash) values ($1, $2)', [nome, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migração ${nome} falhou: ${(error as Error).message}`, { cause: error })
  }
}

// Kept by the database itself, so that they are also set for connections through a pooler; only its owner may.
// Asked at every start: a dump does not carry them, and a restored database would count its days in UTC.
// Before PostgreSQL 18 the planner thinks that a trigger without nested loops is expensive, and compiles it: 0.2 s at
// each call.
const setDatabase = `do $$
declare setting record;
begin
  for setting in select * from (values ('timezone', 'America/Sao_Paulo'), ('jit', 'off')) s (name, value)
    where current_setting(s.name) <> s.value
  loop
    execute format('alter database %I set %I to %L', current_database(), setting.name, setting.value);
  end loop;
exception when insufficient_privilege then raise warning 'settings of the database not set';
end $$`
