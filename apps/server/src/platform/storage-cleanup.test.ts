import { randomUUID } from 'node:crypto'
import { mkdtemp, rename, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { loopback } from '../../test/loopback.ts'
import { s3Store } from '../../test/s3-store.ts'
import { quarantineJob } from './quarantine.job.ts'
import { findActor } from './session.ts'
import { removeOrphans, removeUnnamed } from './storage-cleanup.ts'
import { directoryStorage, s3Storage, type Storage } from './storage.ts'
import { inTransaction } from './transaction.ts'
import { attachUpload } from './uploads.ts'

const folder = await mkdtemp(join(tmpdir(), 'intranet-cleanup-'))
const store = await s3Store()
const { db, deps, as } = await testWorld()
const { token, userId } = await as(superadmin)
const { actor } = (await findActor(deps.auth, token))!
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await store.close()
})
beforeEach(() => db.deleteFrom('arquivo').execute())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const { storage } = deps

/** A file that belongs to nothing for two days. */
async function orphan(over: object = {}): Promise<string> {
  const id = randomUUID()
  await storage.write(id, Buffer.from('x'), 'text/plain')
  await db
    .insertInto('arquivo')
    .values({
      id,
      bucket: 'curriculos',
      nome: 'a.pdf',
      tipo: 'application/pdf',
      tamanho: 1,
      sha256: '',
      id_usuario: userId,
      created_at: daysAgo(2),
      ...over,
    })
    .execute()
  return id
}
const orphans = (count: number) => Promise.all(Array.from({ length: count }, () => orphan()))
const rowsLeft = async () => (await db.selectFrom('arquivo').select('id').execute()).map(({ id }) => id)
const away = new Error('away')
const removing = (remove: Storage['remove']) => ({ ...deps, storage: { ...storage, remove } })

describe('files without a record', () => {
  it('keep their row until their content is gone; one that does not go stops no other', async () => {
    const ids = await orphans(4)
    const stubborn = ids[1]!
    await expect(
      removeOrphans(removing((id) => (id === stubborn ? Promise.reject(away) : storage.remove(id)))),
    ).rejects.toBe(away)
    expect(await rowsLeft()).toEqual([stubborn])
    for (const id of ids) expect((await storage.read(id)) !== null).toBe(id === stubborn)
    expect(await removeOrphans(deps)).toBe(1)
    expect(await rowsLeft()).toEqual([])
    expect(await storage.read(stubborn)).toBeNull()
  })

  it('of a process that was killed in between are removed by the next run', async () => {
    await orphan()
    const killed = removing(async (id) => {
      await storage.remove(id)
      throw away
    })
    await expect(removeOrphans(killed)).rejects.toBe(away)
    expect(await rowsLeft()).toHaveLength(1)
    expect(await removeOrphans(deps)).toBe(1)
  })

  it('are looked at once in a run, however many there are', async () => {
    const asked: string[] = []
    const ids = await orphans(205)
    const half = removing(async (id) => {
      asked.push(id)
      if (asked.length % 2) throw away
    })
    await expect(removeOrphans(half)).rejects.toBe(away)
    expect(asked.toSorted()).toEqual(ids.toSorted())
    expect(await removeOrphans(deps)).toBe(103)
  })

  it('are left for the next run while the store is away', async () => {
    await orphans(25)
    const remove = vi.fn(() => Promise.reject(away))
    await expect(removeOrphans(removing(remove))).rejects.toBe(away)
    expect(remove).toHaveBeenCalledTimes(20)
    expect(await rowsLeft()).toHaveLength(25)
  })

  it('stay while somebody attaches them, and are attached by nobody once they go', async () => {
    const id = await orphan()
    await inTransaction(db, actor, async (open) => {
      await attachUpload(open, actor, id, 'empresa', 1)
      expect(await removeOrphans(deps)).toBe(0)
    })
    const [, second] = [await orphan(), await orphan({ created_at: daysAgo(1.5) })]
    await removeOrphans(removing(async () => void (await attachUpload(db, actor, second, 'empresa', 1))))
    expect((await rowsLeft()).toSorted()).toEqual([id, second].toSorted())
    const going = await orphan()
    let attached: Promise<unknown> | undefined
    await removeOrphans(
      removing(async () => {
        attached = attachUpload(db, actor, going, 'empresa', 1).catch((error: unknown) => error)
        await vi.waitFor(async () => {
          const { rows } = await deps.connection.pool.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          expect(rows).toHaveLength(1)
        })
      }),
    )
    expect(await attached).toMatchObject({ code: 'conflict' })
    expect(await rowsLeft()).not.toContain(going)
  })
})

it('a file in quarantine that cannot be read stops no other', async () => {
  const [broken, clean] = [await orphan({ retido_em: daysAgo(2) }), await orphan({ retido_em: daysAgo(1) })]
  const read: Storage['read'] = (id) => (id === broken ? Promise.reject(away) : storage.read(id))
  const scanner = { scan: async () => 'clean' as const }
  await expect(quarantineJob.run({ ...deps, scanner, storage: { ...storage, read } }, {})).rejects.toBe(away)
  const retained = await db.selectFrom('arquivo').select('id').where('retido_em', 'is not', null).execute()
  expect(retained).toEqual([{ id: broken }])
  expect(clean).not.toBe(broken)
})

const pathOf = (id: string) => join(folder, id.slice(0, 2), id.slice(2, 4), id)
describe.each<[string, Storage, (id: string, written: Date) => void | Promise<void>]>([
  ['a directory', directoryStorage(folder), (id, written) => utimes(pathOf(id), written, written)],
  [
    'an S3 store',
    s3Storage(new URL(store.url), loopback),
    (id, written) => {
      store.objects.get(`/balde/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`)!.written = written
    },
  ],
])('contents of %s', (_name, kept, setWritten) => {
  const content = async (days: number) => {
    const id = randomUUID()
    await kept.write(id, Buffer.from('x'), 'text/plain')
    await setWritten(id, daysAgo(days))
    return id
  }
  const contents = (count: number) => Promise.all(Array.from({ length: count }, () => content(2)))
  const own = { ...deps, storage: kept }
  const stored = async () => (await kept.list()).contents.map(({ id }) => id)

  it('go after a day if no row names them (docs/deploy.md#contents-without-a-record)', async () => {
    const [named, old, young] = [await orphan(), await content(1.1), await content(0.9)]
    await kept.write(named, Buffer.from('x'), 'text/plain')
    await setWritten(named, daysAgo(30))
    expect(await removeUnnamed(own)).toBe(1)
    expect(await stored()).toEqual([named, young].toSorted())
    expect(await stored()).not.toContain(old)
    for (const id of [named, young]) await kept.remove(id)
  })

  it('go in such numbers as one night takes, page after page, and one that fails stops no other', async () => {
    const ids = (await contents(5)).toSorted()
    const list = vi.fn((from?: string) => kept.list(from, 2))
    const paged: Storage = { ...kept, list }
    expect(await removeUnnamed({ ...deps, storage: paged }, { most: 3 })).toBe(3)
    expect(list).toHaveBeenCalledTimes(2)
    expect(await stored()).toEqual(ids.slice(3))
    const stubborn = ids[3]!
    const failing = {
      ...paged,
      remove: (id: string) => (id === stubborn ? Promise.reject(away) : kept.remove(id)),
    }
    await expect(removeUnnamed({ ...deps, storage: failing })).rejects.toBe(away)
    expect(await stored()).toEqual([stubborn])
    expect(await removeUnnamed(own)).toBe(1)
  })

  it('stay where most of them have no row: the store is another database’s', async () => {
    const ids = await contents(3)
    await expect(removeUnnamed(own, { strange: 2 })).rejects.toThrow('another database')
    expect(await stored()).toEqual(ids.toSorted())
    expect(await removeUnnamed(own, { strange: 3 })).toBe(3)
  })
})

it('a file whose writing was cut off goes too, though its id has a row', async () => {
  const kept = directoryStorage(folder)
  const id = await orphan()
  await kept.write(id, Buffer.from('x'), 'text/plain')
  const cut = `${pathOf(id)}.${randomUUID()}.tmp`
  await rename(pathOf(id), cut)
  await kept.write(id, Buffer.from('x'), 'text/plain')
  await utimes(cut, daysAgo(2), daysAgo(2))
  await utimes(pathOf(id), daysAgo(2), daysAgo(2))
  expect(await removeUnnamed({ ...deps, storage: kept })).toBe(1)
  expect((await kept.list()).contents.map((one) => one.id)).toEqual([id])
})
