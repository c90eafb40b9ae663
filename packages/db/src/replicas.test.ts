/** A replica in the place of a primary that is away, as the servers use it. */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, requestLimits } from './connection.ts'
import { freeze } from './frozen.ts'
import { noReplicas, openReplicas, type Replicas } from './replicas.ts'
import { startReplicated } from './replicated.ts'
import { watchDatabase, type DatabaseState } from './watched.ts'

/** What is asked until it holds, on a busy machine too. */
const patient = { timeout: 20_000, interval: 20 }

test('without replicas the primary is asked, whatever happens', () => {
  expect([noReplicas.standIn(), noReplicas.isReadOnly(), noReplicas.states()]).toEqual([undefined, false, []])
  expect([noReplicas.wide, noReplicas.upTo(0)]).toEqual([false, undefined])
})

test('a primary that froze or died is replaced for reading, and nothing is written at its replica', async () => {
  const pair = await startReplicated()
  const seen: boolean[] = []
  let replicas: Replicas = noReplicas
  const connection = createDatabase(pair.primary, {
    max: 3,
    limits: requestLimits,
    standIn: () => replicas.standIn(),
  })
  replicas = openReplicas(pair.primary, [pair.replica], {
    max: 3,
    limits: requestLimits,
    onPrimary(reachable) {
      seen.push(reachable)
      if (!reachable) connection.drop()
    },
  })
  onTestFinished(async () => {
    await connection.close()
    await replicas.close()
    await pair.stop()
  })
  const { db } = connection
  const states: DatabaseState[] = []
  const watched = watchDatabase(pair.primary, (state) => void states.push(state))
  await expect.poll(() => replicas.states(), patient).toEqual(['replica'])
  await sql`create table planta (nome text)`.execute(db)
  const written = () => sql`insert into planta values ('a')`.execute(db)
  const read = async (by = db) =>
    (await sql<{ quantas: number }>`select count(*)::int as quantas from planta`.execute(by)).rows
  const before = watched.position
  await written()
  await expect.poll(() => watched.position > before, patient).toBe(true)
  await pair.caughtUp()

  if (process.platform === 'linux') {
    const begun = performance.now()
    const thaw = await freeze(pair.primary)
    const waits = sql`select 1`.execute(db).catch((error: Error) => error.message)
    // More than there are connections: those that are being opened, and those that wait for one, free or kept back.
    const queued = [db, db, db, db, connection.reserve, connection.reserve, connection.reserve]
    const answers = Promise.all(queued.map(read))
    await expect.poll(() => replicas.isReadOnly(), patient).toBe(true)
    // Long before the answer of 25 s that a request may wait for, or the 5 s of a connection.
    const away = performance.now()
    expect(await waits).toMatch(/terminated/)
    expect(await answers).toEqual(queued.map(() => [{ quantas: 1 }]))
    expect(performance.now() - away).toBeLessThan(2000)
    expect(away - begun).toBeLessThan(8000)
    thaw()
    await expect.poll(() => replicas.isReadOnly(), patient).toBe(false)
    await written()
    await pair.caughtUp()
  }

  await pair.killPrimary()
  await expect.poll(() => replicas.isReadOnly(), patient).toBe(true)
  // The two look by themselves, each at its own second.
  await expect.poll(() => states.at(-1), patient).toBe('away')
  watched.close()
  const [{ quantas }] = (await read()) as [{ quantas: number }]
  expect(quantas).toBeGreaterThan(0)
  await expect(written()).rejects.toMatchObject({ code: '25006' })
  await pair.promote()
  await expect.poll(() => replicas.states(), patient).toEqual(['primary'])
  // It could take a write now: the next leader may be another one.
  await expect(written()).rejects.toMatchObject({ code: '25006' })
  expect(await read()).toEqual([{ quantas }])
  expect(seen.at(-1)).toBe(false)
}, 90_000)

test('a COMMIT that waits for a replica is given up after its time, and the rest of the limits stay', async () => {
  const pair = await startReplicated()
  const { db, close } = createDatabase(pair.primary, { max: 2, limits: { ...requestLimits, commit: 500 } })
  onTestFinished(async () => {
    await close()
    await pair.stop()
  })
  await sql`create table planta (nome text)`.execute(db)
  await pair.stallCommits(true)
  const begun = performance.now()
  const write = db.transaction().execute(async (transaction) => {
    await sql`insert into planta values ('a')`.execute(transaction)
    await sql`select pg_sleep(1)`.execute(transaction)
  })
  await expect(write).rejects.toThrow(/terminated|not queryable/)
  expect(performance.now() - begun).toBeLessThan(8000)
  await pair.stallCommits(false)
  await expect.poll(async () => (await sql`select from planta`.execute(db)).rows.length, patient).toBe(1)
}, 60_000)

test('a replica is read up to where it is, in turn with others, and not while it is far behind', async () => {
  const group = await startReplicated(2)
  const replicas = openReplicas(group.primary, group.replicas, { max: 2, onPrimary: () => {} })
  const { db, close } = createDatabase(group.primary, { max: 1 })
  onTestFinished(async () => {
    await close()
    await replicas.close()
    await group.stop()
  })
  await sql`create table planta (n int)`.execute(db)
  await group.caughtUp()
  await expect.poll(() => replicas.upTo(0), patient).toBeDefined()
  await expect.poll(() => new Set([1, 2, 3, 4].map(() => replicas.upTo(0))).size, patient).toBe(2)
  expect(replicas.upTo(0)!.pool.options.connectionString).not.toBe(group.primary)
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn() - '0/0' as at`.execute(db)
  const later = Number(rows[0]!.at) + 1
  expect(replicas.upTo(later)).toBe(undefined)
  await sql`insert into planta values (1)`.execute(db)
  await expect.poll(() => replicas.upTo(later), patient).toBeDefined()

  await group.delay(1, 60_000)
  const write = () => sql`insert into planta values (2)`.execute(db)
  await write()
  // In time the other one alone is left: nobody says of a replica how old it is, but the primary where it was.
  const chosen = async () => {
    await write()
    return new Set([1, 2, 3, 4].map(() => replicas.upTo(0)?.pool.options.connectionString))
  }
  const often = { timeout: 30_000, interval: 500 }
  await expect.poll(chosen, often).toEqual(new Set([group.replicas[0]]))
  await group.delay(1, 0)
  await group.promote()
  await expect.poll(chosen, often).toEqual(new Set([group.replicas[1]]))
}, 90_000)
