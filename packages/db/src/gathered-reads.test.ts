import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createDatabase, type Connection } from './connection.ts'
import { gatheredReads } from './gathered-reads.ts'

const url = Object.assign(new URL(inject('testDatabaseUrl')), { pathname: 'postgres' }).href
let connection: Connection
beforeAll(() => void (connection = createDatabase(url)))
afterAll(() => connection.close())

/** One column of each type that rows have, and one without a value. */
const every = (n: number) => sql<Record<string, unknown>>`
  select ${n}::bigint as id, 1.50::numeric as valor, 2.5::float8 as taxa, true as ativo, 'texto "com" \\ e , vírgula' as nome,
    '2026-11-25'::date as dia, '2026-11-25 10:11:12.345-03'::timestamptz as momento, null::timestamptz as nunca,
    '{1,2}'::bigint[] as ids, '{a,"b c"}'::text[] as nomes, '{"a":[1.25]}'::jsonb as dados, '{1.50,2}'::numeric[] as valores,
    '2c1b0b2e-58a1-4a5b-8d5c-000000000000'::uuid as arquivo, '10:30'::time as hora, null::bigint as nada
  from generate_series(1, ${n}::int) order by 1`

it('answers rows as the database does, in one statement', async () => {
  const gathered = gatheredReads(connection.db, connection.lend.ordinary)
  const asked = [
    every(1),
    every(3),
    every(0),
    sql<Record<string, unknown>>`select 'a' as x where ${'a'}::text = 'a'`,
  ]
  const found = () => Promise.all(asked.map(async (one) => (await one.execute(gathered)).rows))
  const alone = await Promise.all(asked.map(async (one) => (await one.execute(connection.db)).rows))
  expect(await found()).toEqual(alone)
  const texts: string[] = []
  const counted = Object.assign(Object.create(connection.db) as typeof connection.db, {
    executeQuery: (one: { sql: string }) => {
      texts.push(one.sql)
      return connection.db.executeQuery(one as never)
    },
  })
  const again = gatheredReads(counted, connection.lend.ordinary)
  expect(await Promise.all(asked.map(async (one) => (await one.execute(again)).rows))).toEqual(alone)
  expect(texts).toHaveLength(1)
})

it('refuses all that were sent together with one that fails, and begins no transaction', async () => {
  const gathered = gatheredReads(connection.db, connection.lend.ordinary)
  const fine = sql`select 1 as n`.execute(gathered)
  const wrong = sql`select 1 / (1 - ${1}::int) as n`.execute(gathered)
  expect((await Promise.allSettled([fine, wrong])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  await expect(gathered.transaction().execute(async () => 1)).rejects.toThrow('in no transaction')
})

it('writes notes together', async () => {
  const gathered = gatheredReads(connection.db, connection.lend.ordinary)
  await sql`create table if not exists nota (n int)`.execute(connection.db)
  await Promise.all([1, 2].map((n) => sql`insert into nota (n) values (${n}::int)`.execute(gathered)))
  expect((await sql`select n from nota order by n`.execute(connection.db)).rows).toEqual([{ n: 1 }, { n: 2 }])
  await sql`drop table nota`.execute(connection.db)
})
