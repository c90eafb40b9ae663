import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { createDatabase, type PoolOptions } from './connection.ts'
import { preparedCustom } from './driver/prepared-custom.ts'
import { preparedGeneric } from './driver/prepared-generic.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href

/** What every way of asking answers alike (docs/driver.md). */
describe.each(['fast', 'plain'] as const)('the %s driver', (driver) => {
  const open = (options: PoolOptions = {}) => createDatabase(url, { ...options, driver })

  test('dates and money stay text, whole numbers are numbers, also in arrays', async () => {
    const { db, close } = open({ max: 1 })
    const { rows } = await sql`
      select date '2026-01-31' as dia, 9007199254740991::int8 as inteiro, 0.10::numeric as valor,
        array[date '2026-01-31', null] as dias, array[1::int8, null] as inteiros, array[0.10::numeric] as valores,
        timestamptz '2026-01-31 12:00+00' as instante`.execute(db)
    expect(rows).toEqual([
      {
        dia: '2026-01-31',
        inteiro: 9007199254740991,
        valor: '0.10',
        dias: ['2026-01-31', null],
        inteiros: [1, null],
        valores: ['0.10'],
        instante: new Date('2026-01-31T12:00:00Z'),
      },
    ])
    await close()
  })

  test('rows have their columns, with any names, and the last of two columns with the same name', async () => {
    const { db, pool, close } = open({ max: 1 })
    const odd = ['a"b', "c'd", 'e`${f}', 'g\\', 'h\ni', '*/}', 'constructor']
    const columns = odd.map((name, place) => sql`${place}::int as ${sql.id(name)}`)
    const { rows } = await sql`select ${sql.join(columns)}, 1 as dois, 2 as dois, null as nada`.execute(db)
    expect(Object.entries(rows[0]!)).toEqual([
      ...odd.map((name, place) => [name, place]),
      ['dois', 2],
      ['nada', null],
    ])
    expect((await sql`select 4 as "__proto__", 5 as x`.execute(db)).rows).toMatchObject([{ x: 5 }])
    expect((await sql`select 1 as x where false`.execute(db)).rows).toEqual([])
    const client = await pool.connect()
    const { rows: arrays } = await client.query({ text: 'select 1 as a, 2 as a', rowMode: 'array' })
    client.release()
    expect(arrays).toEqual([[1, 2]])
    await close()
  })

  test('moments are read to the millisecond, in any zone and of any year', async () => {
    const { db, close } = open({ max: 1 })
    for (const zone of ['UTC', 'America/Sao_Paulo', 'Asia/Kolkata'])
      for (const moment of [
        '2026-11-20T15:17:10.265Z',
        '1999-12-31T23:59:59.900Z',
        '1900-01-01T00:00:00.000Z',
      ]) {
        const { rows } = await db.transaction().execute(async (transaction) => {
          await sql`select set_config('timezone', ${zone}, true)`.execute(transaction)
          return sql<{ m: Date }>`select ${moment}::timestamptz as m`.execute(transaction)
        })
        expect(rows[0]!.m.toISOString()).toBe(moment)
      }
    const { rows } =
      await sql`select timestamptz 'infinity' as sempre, timestamptz '0099-01-01 00:00Z' as antigo`.execute(
        db,
      )
    expect(rows).toEqual([{ sempre: Infinity, antigo: new Date('0099-01-01T00:00:00Z') }])
    await close()
  })

  test('"Ábaco" sorts before "casa"', async () => {
    const { db, close } = open({ max: 1 })
    const { rows } = await sql<{ nome: string }>`
      select nome from unnest(array['casa', 'Ábaco', 'zebra', 'Éden']) as nome order by nome`.execute(db)
    expect(rows.map(({ nome }) => nome)).toEqual(['Ábaco', 'casa', 'Éden', 'zebra'])
    await close()
  })

  test('a connection that the server ends does not end the process, and the next query gets a new one', async () => {
    const { db, close } = open({ max: 2 })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const other = open({ max: 1 })
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(other.db)
    await other.close()
    await new Promise((done) => setTimeout(done, 50))
    expect((await sql`select 1 as um`.execute(db)).rows).toEqual([{ um: 1 }])
    await close()
  })

  test('a transaction whose connection breaks between two statements is refused; the process and the pool go on', async () => {
    const { db, close } = open({ max: 1 })
    const other = open({ max: 1 })
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(other.db)
      await new Promise((done) => setTimeout(done, 50))
      await sql`select 1`.execute(transaction)
    })
    await expect(broken).rejects.toThrow()
    expect((await sql`select 1 as um`.execute(db)).rows).toEqual([{ um: 1 }])
    await Promise.all([close(), other.close()])
  })

  test('a pool that only others used is closed at once too', async () => {
    const { pool, close } = open({ max: 1 })
    await pool.query('select 1')
    await close()
    expect(pool.totalCount).toBe(0)
  })

  test('marked statements answer as they are written, and survive a migration that changes their answer', async () => {
    const { db, close } = open({ max: 1 })
    await sql`create temp table marcada as select 1 as a`.execute(db)
    const generic = () => sql`select ${preparedGeneric} * from marcada`.execute(db)
    const custom = (a: number) => sql`select ${preparedCustom} * from marcada where a = ${a}`.execute(db)
    for (let round = 0; round < 7; round += 1) {
      expect((await generic()).rows).toEqual([{ a: 1 }])
      expect((await custom(1)).rows).toEqual([{ a: 1 }])
      expect((await custom(2)).rows).toEqual([])
    }
    await sql`alter table marcada add b int`.execute(db)
    expect((await generic()).rows).toEqual([{ a: 1, b: null }])
    expect((await custom(1)).rows).toEqual([{ a: 1, b: null }])
    await close()
  })

  test('a refused statement answers its code, and the connection goes on', async () => {
    const { db, close } = open({ max: 1 })
    await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: '22012' })
    expect((await sql`select ${1}::int as um`.execute(db)).rows).toEqual([{ um: 1 }])
    await close()
  })
})

test('a marked statement is planned once per connection, and survives a migration that changes its answer', async () => {
  const { db, close } = createDatabase(url, { max: 1 })
  const read = () => sql`select ${preparedGeneric} * from lida`.execute(db)
  const plans = () =>
    sql`select name from pg_prepared_statements where statement like 'select /*%lida'`.execute(db)
  await sql`create temp table lida as select 1 as a`.execute(db)
  for (const round of [1, 2]) expect((await read()).rows, `round ${round}`).toEqual([{ a: 1 }])
  expect((await plans()).rows).toHaveLength(1)
  await sql`alter table lida add b int`.execute(db)
  for (const round of [1, 2]) expect((await read()).rows, `round ${round}`).toEqual([{ a: 1, b: null }])
  await close()
})
