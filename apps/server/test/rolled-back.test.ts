import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from './database.ts'
import { atEnd } from './kept.ts'
import { rolledBack } from './rolled-back.ts'

const { url, db: whole } = await testDatabase()
const locked = await rolledBack(url)
atEnd(() => locked.connection.close())
const { db } = locked.connection

let before = 0
beforeEach(() => {
  before = locked.nested()
})
const ask = () => sql`select 1`.execute(db)
const nestedSince = () => locked.nested() - before

it('counts anyone who holds a connection and asks for another', async () => {
  await locked.undone(async () => {
    await db.transaction().execute(ask)
    expect(nestedSince()).toBe(1)
    await db.transaction().execute(() => db.transaction().execute(async () => {}))
    expect(nestedSince()).toBe(2)
  })
})

it('counts none that works beside another, and none once a transaction has ended', async () => {
  await locked.undone(async () => {
    const [holds, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = db.transaction().execute(() => (holds.resolve(), asked.promise))
    await holds.promise
    await ask()
    await db.transaction().execute((own) => sql`select 1`.execute(own))
    asked.resolve()
    await holding
    await ask()
  })
  expect(nestedSince()).toBe(0)
})

it('undoes what was committed inside', async () => {
  await locked.undone(() =>
    db.transaction().execute((own) => sql`create table passageira (id int)`.execute(own)),
  )
  const { rows } = await sql`select from pg_tables where tablename = 'passageira'`.execute(whole)
  expect(rows).toEqual([])
})
