import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { createDatabase, type Database } from '../connection.ts'
import { preparedCustom } from './prepared-custom.ts'
import { nameOf, preparedGeneric } from './prepared-generic.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href

async function onOneConnection(work: (db: Database) => Promise<void>) {
  const { db, close } = createDatabase(url, { max: 1 })
  await work(db).finally(close)
}

const double = (db: Database, value: number) =>
  sql<{ dobro: number }>`select ${preparedCustom} ${value}::int * 2 as dobro`
    .execute(db)
    .then(({ rows }) => rows[0]?.dobro)

const kept = async (db: Database) =>
  (
    await sql<{ custom_plans: number; generic_plans: number }>`
      select custom_plans, generic_plans from pg_prepared_statements where statement like 'select /* parsed%'`.execute(
      db,
    )
  ).rows

test('a list is parsed once and planned for each of its values', () =>
  onOneConnection(async (db) => {
    for (let value = 1; value <= 23; value += 1) {
      expect(await double(db, value)).toBe(value * 2)
      const [one, ...others] = await kept(db)
      expect([one?.generic_plans, others]).toEqual([0, []])
      expect(one?.custom_plans).toBe(((value - 1) % 5) + 1)
    }
  }))

test('behind a pooler nothing is kept', async () => {
  const { db, close } = createDatabase(url, { max: 1, behindPooler: true })
  expect(await double(db, 4)).toBe(8)
  expect(await kept(db)).toEqual([])
  await close()
})

test('a connection keeps the sixteen asked last', () =>
  onOneConnection(async (db) => {
    for (let column = 0; column < 40; column += 1) {
      const name = sql.id(`coluna_${column}`)
      const { rows } = await sql`select ${preparedCustom} ${column}::int as ${name}`.execute(db)
      expect(rows).toEqual([{ [`coluna_${column}`]: column }])
      await double(db, column)
    }
    expect(await kept(db)).toHaveLength(16)
  }))

test('questions asked at once within a transaction each get their answer', () =>
  onOneConnection(async (db) => {
    await db.transaction().execute(async (transaction) => {
      const values = Array.from({ length: 30 }, (_, value) => value)
      expect(await Promise.all(values.map((value) => double(transaction, value)))).toEqual(
        values.map((value) => value * 2),
      )
    })
  }))

test('one that is refused, or whose answer a migration changes, is sent again', () =>
  onOneConnection(async (db) => {
    const half = (value: number) => sql`select ${preparedCustom} 10 / ${value}::int as metade`.execute(db)
    for (let round = 0; round < 8; round += 1) {
      await expect(half(0)).rejects.toThrow('division by zero')
      expect((await half(5)).rows).toEqual([{ metade: 2 }])
    }
    const missing = () => sql`select ${preparedCustom} * from lista_lida where ${1}::int = 1`.execute(db)
    await expect(missing()).rejects.toThrow('lista_lida')
    await sql`create temp table lista_lida as select 1 as a`.execute(db)
    expect((await missing()).rows).toEqual([{ a: 1 }])
    await sql`alter table lista_lida add b int`.execute(db)
    expect((await missing()).rows).toEqual([{ a: 1, b: null }])
  }))

test.each([
  ['list', preparedCustom],
  ['statement planned once', preparedGeneric],
])('a %s whose name the server keeps already, as behind a pooler, is sent again', (_kind, mark) =>
  onOneConnection(async (db) => {
    const triple = sql<{ triplo: number }>`select ${mark} ${4}::int * 3 as triplo`
    const { sql: text } = triple.compile(db)
    await sql`prepare ${sql.id(nameOf(text))} (int) as select $1`.execute(db)
    expect((await triple.execute(db)).rows).toEqual([{ triplo: 12 }])
    expect((await triple.execute(db)).rows).toEqual([{ triplo: 12 }])
  }),
)

test('one that can never be answered is refused, once', () =>
  onOneConnection(async (db) => {
    await sql`create function pg_temp.nunca() returns int language plpgsql as $$
      begin raise exception using errcode = '0A000', message = 'nunca'; end $$`.execute(db)
    await expect(sql`select ${preparedCustom} pg_temp.nunca() + ${1}::int`.execute(db)).rejects.toThrow(
      'nunca',
    )
    expect(await double(db, 3)).toBe(6)
  }))

test('a transaction that a changed answer loses says so', () =>
  onOneConnection(async (db) => {
    await sql`create temp table lista_lida as select 1 as a`.execute(db)
    const lost = db.transaction().execute(async (transaction) => {
      const read = () =>
        sql`select ${preparedCustom} * from lista_lida where ${1}::int = 1`.execute(transaction)
      await read()
      await sql`alter table lista_lida add b int`.execute(transaction)
      await read()
    })
    await expect(lost).rejects.toThrow('cached plan must not change result type')
  }))

test('a value that cannot be sent does not harm the connection', () =>
  onOneConnection(async (db) => {
    const unwritable = { a: 1n }
    await expect(sql`select ${unwritable}::json`.execute(db)).rejects.toThrow('BigInt')
    for (const value of [1, 2, 3]) expect(await double(db, value)).toBe(value * 2)
    expect(await kept(db)).toMatchObject([{ custom_plans: 3 }])
    await expect(sql`select ${preparedCustom} ${unwritable}::json`.execute(db)).rejects.toThrow('BigInt')
    expect((await sql`select ${preparedCustom} ${'{"a":1}'}::json as valor`.execute(db)).rows).toEqual([
      { valor: { a: 1 } },
    ])
  }))
