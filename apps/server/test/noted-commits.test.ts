/** A COMMIT that notes up to where its person wrote is one message, and stays a COMMIT whatever becomes of the note. */
import { createDatabase, type Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inTransaction } from '../src/platform/transaction.ts'
import { testDatabase } from './database.ts'
import { makeProvider } from './factories/company.ts'
import { makeUser } from './factories/users.ts'

const { db, url } = await testDatabase()
const empresa = await makeProvider(db)
const acting = (id: number) => ({ id }) as Parameters<typeof inTransaction>[1]

describe.each(['fast', 'plain'] as const)('the %s driver', (driver) => {
  function open(): Database {
    const { db: noting, close } = createDatabase(url, { max: 2, driver, notesWriters: true })
    onTestFinished(close)
    return noting
  }
  const add = (nome: string) => (transaction: Database) =>
    sql`insert into rh_departamento (nome, id_empresa) values (${nome}, ${empresa})`.execute(transaction)
  const noted = async (id: number) =>
    (await db.selectFrom('pessoa_gravacao').select('posicao').where('id_usuario', '=', id).execute())[0]
      ?.posicao
  const now = async () =>
    Number(
      (await sql<{ at: string }>`select pg_current_wal_insert_lsn() - '0/0' as at`.execute(db)).rows[0]!.at,
    )

  it('notes who wrote, behind what they wrote, and nobody else', async () => {
    const noting = open()
    const [ana, ben] = [await makeUser(db), await makeUser(db)]
    await inTransaction(noting, acting(ana), (transaction) => sql`select 1`.execute(transaction))
    expect(await noted(ana)).toBe(undefined)
    for (const round of [1, 2]) {
      const before = await now()
      await inTransaction(noting, acting(ana), add(`${driver} ${round}`))
      expect(await noted(ana)).toBeGreaterThan(before)
    }
    const last = await noted(ana)
    // By the same connection, of a job that acts for nobody.
    await noting.transaction().execute(add(`${driver} job`))
    await inTransaction(noting, null, add(`${driver} nobody`))
    await expect(
      inTransaction(noting, acting(ben), async (transaction) => {
        await add(`${driver} lost`)(transaction)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect([await noted(ana), await noted(ben)]).toEqual([last, undefined])
    expect(await sql`select from rh_departamento where nome = ${`${driver} lost`}`.execute(db)).toMatchObject(
      {
        rows: [],
      },
    )
  })

  it('what is written stays, and is said to be, while nothing can be noted', async () => {
    const noting = open()
    const ana = await makeUser(db)
    await inTransaction(noting, acting(ana), add(`${driver} first`))
    await db.transaction().execute(async (other) => {
      await sql`select from pessoa_gravacao where id_usuario = ${ana} for update`.execute(other)
      await inTransaction(noting, acting(ana), add(`${driver} second`))
    })
    expect(
      (await sql`select from rh_departamento where nome = ${`${driver} second`}`.execute(db)).rows,
    ).toHaveLength(1)
  })

  it('what the COMMIT itself refuses is refused', async () => {
    const noting = open()
    const ana = await makeUser(db)
    await sql`create table ${sql.table(`adiada_${driver}`)} (n int unique deferrable initially deferred)`.execute(
      db,
    )
    const twice = inTransaction(noting, acting(ana), (transaction) =>
      sql`insert into ${sql.table(`adiada_${driver}`)} values (1), (1)`.execute(transaction),
    )
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    expect(await noted(ana)).toBe(undefined)
    await inTransaction(noting, acting(ana), add(`${driver} after`))
    expect(await noted(ana)).toBeGreaterThan(0)
  })
})
