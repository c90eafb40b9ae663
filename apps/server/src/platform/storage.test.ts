import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ownAuthority } from '../../test/factories/certificates.ts'
import { LOOPBACK, loopback } from '../../test/loopback.ts'
import { s3Store } from '../../test/s3-store.ts'
import { createOutgoing } from './outgoing.ts'
import { createStorage } from './storage.ts'

const ID = '3f2b8c1e-0d4a-4f7e-9a55-1c2d3e4f5a6b'

const store = await s3Store()
const folder = await mkdtemp(join(tmpdir(), 'intranet-store-'))
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await store.close()
})

describe.each([
  ['a directory', pathToFileURL(folder).href],
  ['an S3 store', `${store.url}?region=sa-east-1`],
])('%s', (_name, url) => {
  const storage = createStorage(url, '/nowhere', loopback)

  it('returns the written content, then its replacement, then nothing', async () => {
    await storage.write(ID, Buffer.from('primeiro'), 'text/plain')
    await storage.write(ID, Buffer.from('segundo'), 'text/plain')
    expect((await buffer((await storage.read(ID))!)).toString()).toBe('segundo')
    await storage.remove(ID)
    await storage.remove(ID)
    expect(await storage.read(ID)).toBeNull()
  })

  it('accepts files and returns them as files', async () => {
    const [given, taken] = [join(folder, 'dada.csv'), join(folder, 'tomada.csv')]
    await writeFile(given, 'nome;telefone\n'.repeat(5000))
    await storage.writeFile(ID, given, 'text/csv')
    expect(await storage.readFile(ID, taken)).toBe(true)
    expect(await readFile(taken, 'utf8')).toBe(await readFile(given, 'utf8'))
    await storage.remove(ID)
    expect(await storage.readFile(ID, taken)).toBe(false)
  })

  it('lists what it holds page by page, each content once, and leaves other things alone', async () => {
    expect(await storage.list()).toEqual({ contents: [] })
    const ids = [
      '00aa0000-0000-4000-8000-000000000001',
      '00aa0000-0000-4000-8000-000000000002',
      '00ab0000-0000-4000-8000-000000000003',
      '3f2b8c1e-0d4a-4f7e-9a55-1c2d3e4f5a6b',
      'ff000000-0000-4000-8000-000000000004',
    ]
    for (const id of [...ids.toReversed(), 'leia-me.txt'])
      await storage.write(id, Buffer.from('x'), 'text/plain')
    for (const most of [1, 2, 5, 1000]) {
      const found = []
      for (let from: string | undefined; ;) {
        const { contents, next } = await storage.list(from, most)
        expect(contents.length).toBeLessThanOrEqual(most)
        found.push(...contents)
        if (next === undefined) break
        from = next
      }
      expect(found.map(({ id }) => id)).toEqual(ids)
      for (const { written } of found) expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(60_000)
    }
    for (const id of [...ids, 'leia-me.txt']) await storage.remove(id)
  })
})

it('keeps keys under the bucket of the address', async () => {
  const storage = createStorage(store.url, '/nowhere', loopback)
  await storage.write(ID, Buffer.from('x'), 'text/plain')
  expect([...store.objects.keys()]).toEqual([`/balde/3f/2b/${ID}`])
})

it('a content of which a store does not say when it was written is not listed', async () => {
  const storage = createStorage(store.url, '/nowhere', loopback)
  await storage.write(ID, Buffer.from('x'), 'text/plain')
  for (const object of store.objects.values()) object.written = null
  expect(await storage.list()).toEqual({ contents: [] })
})

it('a store that is away is a neighbour that is away, never we ourselves', async () => {
  const storage = createStorage(store.url, '/nowhere', loopback)
  store.state.broken = true
  const away = { code: 'bad_gateway', message: expect.stringMatching('armazenamento') }
  await expect(storage.write(ID, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(away)
  await expect(storage.read(ID)).rejects.toMatchObject(away)
  await expect(storage.remove(ID)).rejects.toMatchObject(away)
  await expect(storage.list()).rejects.toMatchObject(away)
  store.state.broken = false
  const nowhere = createStorage(store.url.replace('balde', 'nenhum'), '/nowhere', loopback)
  await expect(nowhere.list()).rejects.toMatchObject(away)
})

it('a store with an authority of its own is asked where its certificate is of that one, and a failure is noted', async () => {
  const authority = ownAuthority()
  const secure = createTlsServer(authority.server, store.answer)
  await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done))
  const noted: string[] = []
  const outgoing = createOutgoing(LOOPBACK, undefined, {
    onTlsFailure: (host, what) => noted.push(`${host} ${what}`),
  })
  const at = (ca: string) =>
    createStorage(
      `s3://chave:segredo@127.0.0.1:${(secure.address() as AddressInfo).port}/balde?ca=${ca}`,
      '/nowhere',
      outgoing,
    )
  await at(authority.path).write(ID, Buffer.from('x'), 'text/plain')
  expect(noted).toEqual([])
  await expect(at(ownAuthority().path).read(ID)).rejects.toMatchObject({ code: 'bad_gateway' })
  expect(noted[0]).toMatch(/^127\.0\.0\.1 TLS: /)
  await outgoing.close()
  secure.closeAllConnections()
  await new Promise((done) => secure.close(done))
})
