import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createServer, type AddressInfo } from 'node:net'
import { createDatabase } from '@intranet/db/connection'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { healthDoor } from '../health.ts'
import { describeError, httpStatusOf } from '../../platform/procedure/error-map.ts'
import { webDoor } from './plugin.ts'

const { app: whole, deps } = await testWorld()
const root = await mkdtemp(join(tmpdir(), 'intranet-web-'))
await mkdir(join(root, 'assets'))
await writeFile(join(root, 'index.html'), '<!doctype html><title>Intranet</title>')
await writeFile(join(root, 'assets/app-1a2b.js'), 'console.log(1)')
await writeFile(join(root, 'assets/app-1a2b.js.gz'), gzipSync('console.log(1)'))
const app = Fastify()
app.setErrorHandler((error, _request, reply) => reply.code(httpStatusOf(error)).send(describeError(error)))
await webDoor(app, root)
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
const html = { accept: 'text/html,*/*' }

describe('the screens', () => {
  it.each(['/', '/onboarding/list?pagina=2', '/users/edit/7'])(
    'answer %s with the index, never kept',
    async (url) => {
      const answer = await app.inject({ url, headers: html })
      expect(answer.payload).toContain('<title>Intranet</title>')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  it.each([
    'text/html',
    '*/*',
    'text/*;q=0.3',
    'application/json, */*;q=0.1',
    'image/avif,image/webp,*/*;q=0.8',
    'TEXT/HTML; charset=utf-8',
    undefined,
  ])('answer whoever accepts %s, as previews of a link do', async (accept) => {
    const answer = await app.inject({ url: '/novidade/7', headers: accept === undefined ? {} : { accept } })
    expect(answer.statusCode).toBe(200)
    expect(answer.payload).toContain('<title>Intranet</title>')
  })

  it.each([
    'application/json',
    'image/*',
    'text/plain, application/json',
    'text/html;q=0, */*',
    '*/*;q=0',
    'text/*;q=0, */*',
  ])('are not for who accepts %s', async (accept) => {
    const answer = await app.inject({ url: '/novidade/7', headers: { accept } })
    expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'not_found'])
  })

  it.each(['js', 'css', 'map', 'png', 'jpg', 'svg', 'ico', 'txt', 'xml', 'json', 'webmanifest', 'PNG'])(
    'are not what a missing file of the name .%s answers',
    async (extension) => {
      for (const url of [`/arquivo.${extension}`, `/pasta/arquivo.${extension}?v=1`]) {
        const answer = await app.inject({ url, headers: html })
        expect([answer.statusCode, answer.json().codigo]).toEqual([404, 'not_found'])
      }
    },
  )

  it('answer addresses whose last part has a point but is not a file', async () => {
    for (const url of ['/users/edit/ana.paula', '/busca?q=a.js', '/v1x', '/rascunhos', '/exportacao'])
      expect((await app.inject({ url, headers: html })).payload).toContain('<title>Intranet</title>')
  })

  it('keep hashed files for good, packed where they were packed', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers['content-type']).toContain('javascript')
  })

  it.each([
    ['GET', '/assets/gone-9z.js'],
    ['GET', '/v1/nada'],
    ['GET', '/trpc/nada.nada/x'],
    ['GET', '/api/rest/nada'],
    ['GET', '/files/nada/x'],
    ['GET', '/export/nada/x'],
    ['GET', '/events/x'],
    ['GET', '/r/a/b'],
    ['GET', '/brand/nada'],
    ['GET', '/healthz/x'],
    ['POST', '/onboarding/list'],
    ['GET', '/assets/..%2f..%2f..%2fetc/passwd'],
  ] as const)('do not answer %s %s', async (method, url) => {
    const answer = await app.inject({ method, url, headers: html })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ codigo: 'not_found', mensagem: 'Registro não encontrado.' })
  })
})

describe('/healthz', () => {
  it('is 503 after three seconds, and one question to the database, however many ask one that does not answer', async () => {
    let asked = 0
    const silent = createServer(() => (asked += 1))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const connection = createDatabase(`postgres://nobody@127.0.0.1:${port}/none`)
    const server = Fastify()
    server.setErrorHandler((error, _request, reply) => reply.code(httpStatusOf(error)).send())
    healthDoor(server, { ...deps, connection })
    const begin = performance.now()
    const answers = await Promise.all([1, 2, 3].map(() => server.inject({ url: '/healthz' })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
    expect(performance.now() - begin).toBeLessThan(4800)
    expect(asked).toBe(1)
    silent.close()
  })

  it('is 200 while the database answers and 503 when it does not', async () => {
    expect((await whole.inject({ url: '/healthz' })).statusCode).toBe(200)
    await deps.connection.close()
    const answer = await whole.inject({ url: '/healthz' })
    expect([answer.statusCode, answer.json().codigo]).toEqual([503, 'unavailable'])
  })
})
