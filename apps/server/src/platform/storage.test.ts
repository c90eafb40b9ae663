import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
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
import { createOutgoing } from './outgoing.ts'
import { createStorage } from './storage.ts'

const ID = '3f2b8c1e-0d4a-4f7e-9a55-1c2d3e4f5a6b'

// Answers as an S3-shaped store does, as far as we use one.
const objects = new Map<string, Buffer>()
let broken = false
function answer(request: IncomingMessage, response: ServerResponse): void {
  void buffer(request).then((body) => {
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/')
    if (broken || !signed) return response.writeHead(broken ? 503 : 403).end('<Error/>')
    const path = request.url!.split('?')[0]!
    if (request.method === 'PUT') {
      objects.set(path, body)
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    const found = objects.get(path)
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return response.writeHead(200, { 'content-length': found.length }).end(found)
  })
}
const store = createServer(answer)
await new Promise<void>((done) => store.listen(0, '127.0.0.1', done))
const { port } = store.address() as AddressInfo
const folder = await mkdtemp(join(tmpdir(), 'intranet-store-'))
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await new Promise((done) => store.close(done))
})

describe.each([
  ['a directory', pathToFileURL(folder).href],
  ['an S3 store', `s3://chave:segredo%2Fx@127.0.0.1:${port}/balde?region=sa-east-1`],
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
})

it('keeps keys under the bucket of the address', async () => {
  const storage = createStorage(`s3://chave:segredo@127.0.0.1:${port}/balde`, '/nowhere', loopback)
  await storage.write(ID, Buffer.from('x'), 'text/plain')
  expect([...objects.keys()]).toEqual([`/balde/3f/2b/${ID}`])
})

it('a store that is away is a neighbour that is away, never we ourselves', async () => {
  const storage = createStorage(`s3://chave:segredo@127.0.0.1:${port}/balde`, '/nowhere', loopback)
  broken = true
  const away = { code: 'bad_gateway', message: expect.stringMatching('armazenamento') }
  await expect(storage.write(ID, Buffer.from('x'), 'text/plain')).rejects.toMatchObject(away)
  await expect(storage.read(ID)).rejects.toMatchObject(away)
  await expect(storage.remove(ID)).rejects.toMatchObject(away)
  broken = false
})

it('a store with an authority of its own is asked where its certificate is of that one, and a failure is noted', async () => {
  const authority = ownAuthority()
  const secure = createTlsServer(authority.server, answer)
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
