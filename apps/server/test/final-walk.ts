/** Writes each field of records that are final, as each role, and removes them: nothing of them changes. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { testWorld } from './app.ts'

type World = Awaited<ReturnType<typeof testWorld>>
export type Somebody = Awaited<ReturnType<World['as']>>

export interface Final {
  table: string
  roles: readonly string[]
  shape: object
  /** Fields that the state leaves open. */
  free?: readonly string[]
  /** Another value of each other field. */
  changes: Record<string, unknown>
  open: () => Promise<number>
  close: (id: number) => Promise<unknown>
  write: (who: Somebody, input: { id: number }) => Promise<unknown>
  remove?: (who: Somebody, id: number) => Promise<unknown>
}

interface Walk {
  db: Database
  as: World['as']
  /** A superadmin, who may write the record while it is open. */
  boss: Somebody
  there: { empresas: number[]; id_empresa: number; employee: true }
}

/** The tests of each record: every field, all of them together, and the removal. */
export function walkFinal({ db, as, boss, there }: Walk, records: Record<string, Final>) {
  const rowOf = async (table: string, id: number) =>
    (
      await sql`select to_jsonb(t) - 'updated_at' as r from ${sql.table(table)} t where id = ${id}`.execute(
        db,
      )
    ).rows[0]

  describe.each(Object.entries(records))('%s', (_name, record) => {
    const { table, changes, free = [], open, close, write, remove } = record
    const everybody = () =>
      Promise.all([...record.roles.map((role) => as({ roles: [role], ...there })), Promise.resolve(boss)])

    it('has a value for each field of its form', () => {
      const fields = Object.keys(record.shape).filter(
        (field) => !['id', 'updated_at', ...free].includes(field),
      )
      expect(Object.keys(changes).toSorted()).toEqual(fields.toSorted())
    })

    it.each(Object.entries(changes))('takes another %s only while it is open', async (field, value) => {
      const id = await open()
      if (field !== 'desconto_folha') {
        const before = await rowOf(table, id)
        await write(boss, { id, [field]: value })
        expect(await rowOf(table, id)).not.toEqual(before)
      }
      const done = await open()
      await close(done)
      const kept = await rowOf(table, done)
      for (const who of await everybody()) {
        await write(who, { id: done, [field]: value }).catch(() => undefined)
        expect(await rowOf(table, done)).toEqual(kept)
      }
    })

    it('keeps all of them when they come together', async () => {
      const id = await open()
      await close(id)
      const kept = await rowOf(table, id)
      await write(boss, { id, ...changes }).catch(() => undefined)
      expect(await rowOf(table, id)).toEqual(kept)
    })

    it.skipIf(!remove)('is not removed', async () => {
      const id = await open()
      await close(id)
      const kept = await rowOf(table, id)
      for (const who of await everybody()) {
        await remove!(who, id).catch(() => undefined)
        expect(await rowOf(table, id)).toEqual(kept)
      }
    })
  })
}
