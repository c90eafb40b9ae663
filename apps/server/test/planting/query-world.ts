/** Statements of the server's modules, run for people of one provider on another one's planted rows; all is undone. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../src/platform/actor.ts'
import { findActor } from '../../src/platform/session.ts'
import { atEnd, kept } from '../kept.ts'
import { rolledBack } from '../rolled-back.ts'
import { ownedTables, readCatalog } from './catalog.ts'
import { FAR, plantedWorld, shows } from './planted-world.ts'
import { watchRows } from './standing-rows.ts'
import { planted } from './write-world.ts'

export interface Statement {
  run: (db: Database, actor: Actor, ...values: unknown[]) => Promise<unknown>
  parameters: readonly string[]
  table: string
}

interface State {
  /** Which of the words that a column may have. */
  word: number
  /** From today, for every day and time; 0 leaves them. */
  days: number
  /** What may be missing is. */
  empty: boolean
}

const states: State[] = [0, 1, 2].flatMap((word) =>
  [0, -60, 5].flatMap((days) => [true, false].map((empty) => ({ word, days, empty }))),
)

export const queryWorld = kept(async () => {
  const world = await plantedWorld()
  const { db, deps, stranger } = world
  await world.plantFar()
  const local = await world.local()
  const locked = await rolledBack(deps.connection.pool.options.connectionString!)
  atEnd(locked.connection.close)
  const changedRows = await watchRows(db, FAR)
  const catalog = await readCatalog(db)
  const owned = ownedTables(catalog)
  const actorOf = async ({ token }: { token: string }) => (await findActor(deps.auth, token))!.actor

  /** The planted rows of a table, as its statements take them. */
  const columnsOf = (table: string) => catalog.find(({ name }) => name === table)?.columns ?? []
  async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
    const columns = columnsOf(table)
    const ids = columns.some(({ name }) => name === 'id') ? sql`id` : sql`${FAR.id}`
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map(({ name }) => sql.id(name)))} from ${sql.id(table)}
      where ${ids} in (${FAR.id}, ${FAR.id + 1})`.execute(db)
    return rows
  }

  /** Tables of planted rows that a statement changed, or the rule of the database that only somebody who may write them meets. */
  const changedBy = (actor: Actor, { run }: Statement, values: readonly unknown[]): Promise<string[]> =>
    locked.undone(async () => {
      const refusal = await Promise.resolve()
        .then(() => run(locked.connection.db, actor, ...values))
        .then(
          () => undefined,
          (error: { code?: string }) => error.code,
        )
      return refusal?.startsWith('23') ? [refusal] : changedRows(locked.connection.db)
    })

  /** What a statement may be given about the planted rows: all that they hold, or one column, of one or of several. */
  async function* valuesFor({ parameters, table }: Statement): AsyncGenerator<unknown[]> {
    for (const { updated_at: _, ...row } of await rowsOf(table)) {
      const some = Object.entries(row).flatMap(([name, value]) =>
        ['boolean', 'string', 'number'].includes(typeof value) && name !== 'id'
          ? [{ id: row.id, [name]: typeof value === 'boolean' ? !value : value }]
          : [],
      )
      const ofSeveral = some.map((one) => ({ ...one, ids: [row.id] }))
      for (const given of [{ ...row, ids: [row.id] }, ...some, ...ofSeveral]) {
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

  /** Who of the stranger and their own people sees a planted row in what a statement answers. */
  async function seenBy(ask: (actor: Actor) => RawBuilder<unknown>) {
    const sees = async (actor: Actor) => {
      const { rows } = await sql`select x.* from (${ask(actor)}) x`.execute(locked.connection.db)
      return shows(FAR, JSON.stringify(rows))
    }
    return { stranger: await sees(far), own: (await sees(near)) || (await sees(owner)) }
  }

  /** Puts the planted rows that a statement reads into one of the states that it names, as far as the rules allow. */
  async function intoState(text: string, { word, days, empty }: State): Promise<void> {
    const set = (table: string, column: string, value: RawBuilder<unknown>) =>
      sql`update ${sql.id(table)} set ${sql.id(column)} = ${value} where id in (${FAR.id}, ${FAR.id + 1})`
        .execute(locked.connection.db)
        .catch(() => null)
    for (const [, table, alias] of text.matchAll(/\b(?:from|join) (\w+) (\w+)/g)) {
      for (const { name } of catalog.find((one) => one.name === table)?.checks ?? [])
        await sql`alter table ${sql.id(table!)} drop constraint if exists ${sql.id(name)}`.execute(
          locked.connection.db,
        )
      const named = (pattern: string) => [
        ...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+) ${pattern}`, 'g')),
      ]
      for (const [, column, words] of named("(?:=|in) \\(?('[^)\\n ]*'(?:, '\\w+')*)")) {
        const all = [...words!.matchAll(/'(\w+)'/g)].map(([, one]) => one!)
        await set(table!, column!, sql`${all[word % all.length]}`)
      }
      if (empty) for (const [, column] of named('is null')) await set(table!, column!, sql`null`)
      for (const { name, type } of days === 0 ? [] : columnsOf(table!))
        if (type === 'date' || type.startsWith('timestamp'))
          await set(table!, name, sql`current_date + ${days}::int`)
    }
  }

  /** Whether their own people see a planted row in any state that the statement names, and whether a stranger does. */
  async function seenInStates(ask: (actor: Actor) => RawBuilder<unknown>) {
    const text = ask(near).compile(db).sql
    const seen = { stranger: false, own: false }
    for (const state of states) {
      const now = await locked.undone(async () => {
        await sql`set local session_replication_role = replica`.execute(locked.connection.db)
        await intoState(text, state)
        return seenBy(ask)
      })
      seen.stranger ||= now.stranger
      seen.own ||= now.own
    }
    return seen
  }

  return {
    deps,
    sharpOf,
    isOwned: (table: string) => owned.has(table),
    seenBy: (ask: (actor: Actor) => RawBuilder<unknown>) => locked.undone(() => seenBy(ask)),
    seenInStates,
    byStranger: (statement: Statement, values: readonly unknown[]) => changedBy(far, statement, values),
  }
})
