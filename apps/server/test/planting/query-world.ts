/** Statements of the server's modules, run for people of one provider on another one's planted rows; all is undone. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../src/platform/actor.ts'
import { findActor } from '../../src/platform/session.ts'
import { atEnd, kept } from '../kept.ts'
import { rolledBack } from '../rolled-back.ts'
import { readCatalog } from './catalog.ts'
import { FAR, plantedWorld } from './planted-world.ts'
import { watchRows } from './standing-rows.ts'
import { planted } from './write-world.ts'

export interface Statement {
  run: (db: Database, actor: Actor, ...values: unknown[]) => Promise<unknown>
  parameters: readonly string[]
  table: string
}

export const queryWorld = kept(async () => {
  const world = await plantedWorld()
  const { db, deps, stranger } = world
  await world.plantFar()
  const local = await world.local()
  const held = await rolledBack(deps.connection.pool.options.connectionString!)
  atEnd(held.connection.close)
  const changedRows = await watchRows(db, FAR)
  const catalog = await readCatalog(db)
  const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))!.actor

  /** The planted rows of a table, as its statements take them. */
  async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
    const columns = catalog.find(({ name }) => name === table)?.columns ?? []
    const ids = columns.some(({ name }) => name === 'id') ? sql`id` : sql`${FAR.id}`
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map(({ name }) => sql.id(name)))} from ${sql.id(table)}
      where ${ids} in (${FAR.id}, ${FAR.id + 1})`.execute(db)
    return rows
  }

  /** Tables of planted rows that a statement changed, or the rule of the database that only somebody who may write them meets. */
  const changedBy = (actor: Actor, { run }: Statement, values: readonly unknown[]): Promise<string[]> =>
    held.undone(async () => {
      const refusal = await Promise.resolve()
        .then(() => run(held.connection.db, actor, ...values))
        .then(
          () => undefined,
          (error: { code?: string }) => error.code,
        )
      return refusal?.startsWith('23') ? [refusal] : changedRows(held.connection.db)
    })

  /** What a statement may be given about the planted rows: all that they hold, or one column alone. */
  async function* valuesFor({ parameters, table }: Statement): AsyncGenerator<unknown[]> {
    for (const { updated_at: _, ...row } of await rowsOf(table)) {
      const some = Object.entries(row).flatMap(([name, value]) =>
        ['boolean', 'string', 'number'].includes(typeof value) && name !== 'id'
          ? [{ id: row.id, [name]: typeof value === 'boolean' ? !value : value }]
          : [],
      )
      for (const given of [{ ...row, ids: [row.id] }, ...some]) {
        const valueOf = (name: string) => {
          if (name === 'ids') return [row.id]
          if (name in row) return row[name]
          return /^id(_|$)/.test(name) ? row.id : given
        }
        yield parameters.slice(2).map(valueOf)
      }
    }
  }

  /** Values with which somebody of that provider writes their rows. */
  async function sharpOf(statement: Statement): Promise<unknown[] | undefined> {
    for await (const values of valuesFor(statement))
      for (const somebody of [near, owner])
        if ((await changedBy(somebody, statement, values)).length > 0) return values
    return undefined
  }

  const [far, near, owner] = [
    await actorOf(stranger),
    await actorOf(local),
    await actorOf(await planted(world)),
  ]
  return {
    sharpOf,
    byStranger: (statement: Statement, values: readonly unknown[]) => changedBy(far, statement, values),
  }
})
