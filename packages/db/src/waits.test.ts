/** Nothing waits for ever, and nobody waits for all connections. */
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase, type Limits, type PoolOptions } from './connection.ts'
import { freeze } from './frozen.ts'
import { OWN_SHARE_TAKEN, toWrite } from './places.ts'
import { startThrowAway } from './throw-away.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href
const patient: Limits = {
  statement: 60_000,
  lock: 60_000,
  idleInTransaction: 60_000,
  answer: 60_000,
  commit: 60_000,
}

function open(options: PoolOptions, address = url) {
  const opened = createDatabase(address, options)
  onTestFinished(() => opened.close())
  return opened
}

/** Somebody else, who holds the lock of a key. */
async function holdKey(key: number) {
  const other = open({ max: 1 })
  const client = await other.pool.connect()
  await client.query('select pg_advisory_lock($1)', [key])
  return {
    release: () => client.release(true),
    /** How many wait for it. */
    async waiting(): Promise<number> {
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted and objid = $1`,
        [key],
      )
      return rows[0]!.waiting
    },
  }
}

const lock = (key: number) => sql`select pg_advisory_xact_lock(${key})`

test.each([
  ['a long statement', { statement: 50 }, sql`select pg_sleep(60)`, '57014'],
  ['a row that is held', { lock: 50 }, lock(7001), '55P03'],
])('%s is ended by the server', async (_what, limit, statement, code) => {
  const holder = await holdKey(7001)
  const { db } = open({ max: 2, limits: { ...patient, ...limit } })
  await expect(statement.execute(db)).rejects.toMatchObject({ code })
  holder.release()
})

test('a transaction that forgets to go on lets go of what it holds', async () => {
  const { db } = open({ max: 2, limits: { ...patient, idleInTransaction: 50 } })
  const forgetful = db.transaction().execute(async (transaction) => {
    await lock(7002).execute(transaction)
    const { db: other } = open({ max: 1 })
    // Answered once the forgetful one was ended.
    await lock(7002).execute(other)
    await sql`select 1`.execute(transaction)
  })
  await expect(forgetful).rejects.toThrow()
})

const drivers = ['fast', 'plain'] as const

test.each(drivers)('behind a pooler each transaction says its own settings (%s driver)', async (driver) => {
  const limits = { ...patient, statement: 4321, lock: 1234 }
  const { db } = open({ max: 1, behindPooler: true, limits, driver })
  const read = sql<{ espera: string; prazo: string }>`
    select current_setting('lock_timeout') as espera, current_setting('statement_timeout') as prazo`
  expect((await read.execute(db)).rows).toEqual([{ espera: '0', prazo: '0' }])
  const inside = await db.transaction().execute((transaction) => read.execute(transaction))
  expect(inside.rows).toEqual([{ espera: '1234ms', prazo: '4321ms' }])
  expect((await read.execute(db)).rows).toEqual([{ espera: '0', prazo: '0' }])
})

test('of a pool of 10 what writes has 6 at once, and readings go on', async () => {
  const holder = await holdKey(7010)
  const { db } = open({ max: 10, keepsReadings: true })
  const write = () =>
    toWrite(() => db.transaction().execute((transaction) => lock(7010).execute(transaction)))
  const writes = Array.from({ length: 12 }, write)
  await expect.poll(() => holder.waiting()).toBe(6)
  await sql`select 1`.execute(db)
  expect(await holder.waiting()).toBe(6)
  holder.release()
  await Promise.all(writes)
})

test('one connection is kept back for what is urgent', async () => {
  const holder = await holdKey(7003)
  const { db, reserve, pool } = open({ max: 3 })
  const locked = [lock(7003).execute(db), pool.query('select pg_advisory_xact_lock(7003)')]
  await expect.poll(holder.waiting).toBe(2)
  let answered = false
  const next = sql`select 1`.execute(db).then(() => (answered = true))
  expect((await sql`select 1 as um`.execute(reserve)).rows).toEqual([{ um: 1 }])
  expect(answered).toBe(false)
  holder.release()
  await Promise.all([...locked, next])
  // What was lent came back: as many may be out again.
  await Promise.all([1, 2, 3, 4].map(() => sql`select 1`.execute(db)))
})

test.each([
  [10, 3],
  [4, 1],
  [2, 1],
])('of a pool of %i one person has %i at once, and another person theirs', async (max, share) => {
  const holder = await holdKey(7004)
  const { of, db } = open({ max })
  const mine = Array.from({ length: share + 2 }, () => lock(7004).execute(of(1)))
  await expect.poll(holder.waiting).toBe(share)
  const begun = of(1)
    .transaction()
    .execute((transaction) => sql`select 1`.execute(transaction))
  if (max > 2) {
    expect((await sql`select 2 as dois`.execute(of(2))).rows).toEqual([{ dois: 2 }])
    expect((await sql`select 3 as tres`.execute(db)).rows).toEqual([{ tres: 3 }])
  }
  expect(await holder.waiting()).toBe(share)
  holder.release()
  await Promise.all([...mine, begun])
})

test('a person who asks for more than their share is refused in the end', async () => {
  const { OwnShares } = await import('./places.ts')
  const shares = new OwnShares(3, 20)
  let leave = () => {}
  const first = shares.within(1, () => new Promise<void>((done) => (leave = done)))
  await expect(shares.within(1, async () => 'never')).rejects.toThrow(OWN_SHARE_TAKEN)
  expect(await shares.within(2, async () => 'at once')).toBe('at once')
  leave()
  await first
  expect(await shares.within(1, async () => 'again')).toBe('again')
})

test.runIf(process.platform === 'linux').each(drivers)(
  'a server that froze leaves nobody without an answer, and is used again when it is back (%s driver)',
  async (driver) => {
    const server = await startThrowAway()
    onTestFinished(server.stop)
    const { db, reserve } = open({ max: 3, limits: { ...patient, answer: 500 }, driver }, server.url)
    await Promise.all([sql`select 1`.execute(db), sql`select 1`.execute(reserve)])
    const thaw = await freeze(server.url)
    try {
      const asked = [sql`select 1`.execute(db), sql`select 1`.execute(reserve)]
      for (const answer of await Promise.allSettled(asked))
        expect(answer).toMatchObject({ reason: { message: expect.stringContaining('terminated') } })
    } finally {
      thaw()
    }
    expect((await sql`select 1 as um`.execute(db)).rows).toEqual([{ um: 1 }])
  },
)
