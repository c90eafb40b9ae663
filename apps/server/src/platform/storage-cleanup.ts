/** What the file store holds and nobody needs: docs/deploy.md#contents-without-a-record. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import { failuresOf } from './each-alone.ts'
import type { StoredContent } from './storage.ts'
import { inTransaction } from './transaction.ts'

/** So many failures in a row: the store is away, and each waits for its answer. */
const AWAY = 20

/** One that fails does not stop the others; answers the last failure. Throws where the store is away. */
export const eachFile = async <T>(files: readonly T[], work: (file: T) => Promise<void>): Promise<unknown> =>
  (await failuresOf(files, work, AWAY)).at(-1)

interface Orphan {
  id: string
  created_at: Date
}

const A_BATCH = 200

async function orphansAfter(db: Database, hours: number, last: Orphan | undefined): Promise<Orphan[]> {
  const { rows } = await sql<Orphan>`
    select id, created_at from arquivo
    where tabela_dona is null and created_at < now() - make_interval(hours => ${hours})
      ${last ? sql`and (created_at, id) > (${last.created_at}, ${last.id}::uuid)` : sql``}
    order by created_at, id limit ${A_BATCH}`.execute(db)
  return rows
}

/**
 * The row goes with its content or stays: where the content does not go, or the process is killed, the next run finds it.
 * Nobody attaches the file meanwhile, since the row is locked.
 */
const removeOrphan = ({ storage, connection }: Pick<Deps, 'storage' | 'connection'>, id: string) =>
  inTransaction(connection.db, null, async (db) => {
    const { rows } = await sql`
      delete from arquivo where id in (
        select id from arquivo where id = ${id} and tabela_dona is null for update skip locked
      ) returning id`.execute(db)
    if (rows.length) await storage.remove(id)
    return rows.length
  })

/**
 * Removes files without a record some hours after their upload. Safe to run twice at once. Answers how many; throws at
 * its end where one could not be removed.
 */
export async function removeOrphans(
  deps: Pick<Deps, 'storage' | 'connection' | 'parameters'>,
): Promise<number> {
  const hours = await deps.parameters.read('arquivo_orfao_horas')
  let removed = 0
  let failure: unknown
  for (let last: Orphan | undefined; ;) {
    const orphans = await orphansAfter(deps.connection.db, hours, last)
    failure =
      (await eachFile(orphans, async ({ id }) => {
        removed += await removeOrphan(deps, id)
      })) ?? failure
    last = orphans.at(-1)
    if (orphans.length < A_BATCH) break
  }
  if (failure) throw failure
  return removed
}

/** Of contents written more than a day ago, those without a row, and how many are that old. */
async function unnamedAmong(db: Database, contents: readonly StoredContent[]) {
  const { rows } = await sql<{ id: string; sem_registro: boolean }>`
    select c.id, c.id like '%.tmp' or not exists (select from arquivo a where a.id = left(c.id, 36)::uuid) as sem_registro
    from unnest(${contents.map(({ id }) => id)}::text[], ${contents.map(({ written }) => written.toISOString())}::timestamptz[])
      as c(id, escrito)
    where c.escrito < now() - interval '1 day'`.execute(db)
  const unnamed = rows.filter(({ sem_registro }) => sem_registro).map(({ id }) => id)
  return { unnamed, old: rows.length }
}

/** What one night removes at most. */
const A_NIGHT = 5000
/** A page with more contents without a row than this, and more than with one: the store is another database's. */
const STRANGE = 100

/**
 * Removes contents that no row names: a process was killed between the two, or the database is older than the store. A
 * row follows its content within a request, so that a day is enough. Answers how many; throws at its end where one could
 * not be removed.
 */
export async function removeUnnamed(
  { storage, connection }: Pick<Deps, 'storage' | 'connection'>,
  { most = A_NIGHT, strange = STRANGE } = {},
): Promise<number> {
  let removed = 0
  let failure: unknown
  for (let from: string | undefined; ;) {
    const { contents, next } = await storage.list(from)
    const { unnamed, old } = await unnamedAmong(connection.db, contents)
    if (unnamed.length > strange && unnamed.length > old / 2)
      throw new Error(
        `${unnamed.length} of ${old} contents of the store have no row: is it another database's?`,
      )
    failure =
      (await eachFile(unnamed.slice(0, most - removed), async (id) => {
        await storage.remove(id)
        removed += 1
      })) ?? failure
    if (next === undefined || removed >= most) break
    from = next
  }
  if (failure) throw failure
  return removed
}
