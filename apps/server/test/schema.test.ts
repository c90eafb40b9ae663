import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@intranet/db/connection'
import { generateConstraints } from '@intranet/db/constraint-file'
import { generateSchema } from '@intranet/db/schema-file'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDatabase } from './database.ts'
import { makeUser } from './factories/users.ts'

const { db, url } = await testDatabase()
const committed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../packages/db/src', name), 'utf8')

test('schema.ts is what the migrations make (pnpm db:types writes it)', async () => {
  expect(await generateSchema(url)).toBe(committed('schema.ts'))
})

test('constraints.ts is what the migrations make (pnpm db:types writes it)', async () => {
  expect(await generateConstraints(url)).toBe(committed('constraints.ts'))
})

test('docs/deploy.md names every extension that the migrations need', async () => {
  const { rows } = await sql<{
    extname: string
  }>`select extname from pg_extension where extname <> 'plpgsql'`.execute(db)
  const page = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8')
  const named = /contrib extensions ([^)]*), and ICU/.exec(page)?.[1]?.match(/(?<=`)\w+(?=`)/g) ?? []
  expect(named.toSorted()).toEqual(rows.map(({ extname }) => extname).toSorted())
})

test('periods that may not overlap are inserted in turn (migration 0890)', async () => {
  const { rows } = await sql<{ tabela: string; vez: string | null }>`
    select c.conrelid::regclass::text as tabela, t.tgname::text as vez from pg_constraint c
    left join pg_trigger t on t.tgrelid = c.conrelid and t.tgname = 'espera_vez'
    where c.contype = 'x' and c.conparentid = 0`.execute(db)
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.filter(({ vez }) => vez === null)).toEqual([])
})

test('anyone who inserts a period waits before writing it, and learns who was faster', async () => {
  const id_usuario = await makeUser(db)
  const { id: id_recurso } = await db
    .insertInto('recurso')
    .values({ tipo: 'sala', nome: 'Sala 1', reservavel: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const book = (from: Database) =>
    from
      .insertInto('recurso_reserva')
      .values({
        id_recurso,
        id_usuario,
        inicio: '2031-05-02T10:00Z',
        fim: '2031-05-02T11:00Z',
        motivo: 'Reunião',
      })
      .execute()
  let second: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (first) => {
    await book(first)
    second = book(db).catch((error: Error) => error.message)
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(first)
      expect(rows).toHaveLength(1)
    })
  })
  expect(await second).toContain('recurso_reserva_livre')
})
