/** What every answer says to a browser, from wherever it comes: a door, a refusal before any door, the socket itself. */
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { makeProvider } from './factories/company.ts'
import { makeLink } from './factories/tracking.ts'
import { superadmin, testWorld } from './app.ts'

const { app, as, db, deps } = await testWorld({ PUBLIC_URL: 'https://intranet.exemplo.com.br' })
const host = 'intranet.exemplo.com.br'
const { token } = await as(superadmin)
const bearer = { authorization: `Bearer ${token}` }

function expectAll(headers: Record<string, unknown>): void {
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
}

it.each([
  ['a list', '/v1/usuario', host, 200],
  ['a procedure', '/trpc/auth.roles', host, 200],
  ['the API’s document', '/v1/docs/', host, 200],
  ['a missing file', '/files/0f8fad5b-d9cb-469f-a165-70867728950e', host, 404],
  ['an unknown address', '/v1/nada', host, 404],
  ['a foreign host', '/v1/usuario', 'evil.example', 400],
  ['an address that cannot be decoded', '/v1/usuario/%E0%A4%A', host, 400],
  ['an address that is too long', `/v1/usuario/${'a'.repeat(301)}`, host, 404],
  ['a refused redirect', '/r/%E0%A4%A', host, 400],
])('%s says TLS alone, nosniff and no framing', async (_what, url, named, status) => {
  const answer = await app.inject({ url, headers: { ...bearer, host: named } })
  expect(answer.statusCode).toBe(status)
  expectAll(answer.headers)
})

it('so does a tracking link', async () => {
  const { codigo } = await makeLink(db, await makeProvider(db))
  const answer = await app.inject({ url: `/r/${codigo}`, headers: { host } })
  expect(answer.statusCode).toBe(302)
  expectAll(answer.headers)
})

it('a file that is text is a download, and refusals of files have the policy of refusals', async () => {
  const id = randomUUID()
  const { userId, token: own } = await as({})
  await db
    .insertInto('arquivo')
    .values({
      id,
      bucket: 'importacoes',
      nome: 'a.csv',
      tipo: 'text/csv',
      tamanho: 1,
      sha256: 'x',
      id_usuario: userId,
    })
    .execute()
  const ask = () => app.inject({ url: `/files/${id}`, headers: { host, authorization: `Bearer ${own}` } })
  const gone = await ask()
  expect(gone.statusCode).toBe(404)
  expect(gone.headers['content-security-policy']).toContain("default-src 'self'")
  await deps.storage.write(id, Buffer.from('a'), 'text/csv')
  const { headers } = await ask()
  expect(headers['content-type']).toBe('application/octet-stream')
  expectAll(headers)
})

it('so do a stream of events and what is no HTTP', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const headers = await new Promise<Record<string, unknown>>((done, fail) => {
    const asked = get(
      { port, host: '127.0.0.1', path: '/events', headers: { ...bearer, host } },
      (answer) => {
        done(answer.headers)
        asked.destroy()
      },
    )
    asked.once('error', fail)
  })
  expect(headers['content-type']).toContain('text/event-stream')
  expectAll(headers)
  const text = await new Promise<string>((done) => {
    let said = ''
    connect(port, '127.0.0.1', function connected(this: Socket) {
      this.on('data', (part) => (said += part)).on('close', () => done(said))
      this.write('NADA\r\n\r\n')
    })
  })
  const lines = [...text.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name, value]) => [
    name!.toLowerCase(),
    value,
  ])
  expectAll(Object.fromEntries(lines))
})

it.each([
  '/healthz',
  '/livez',
  '/readyz',
  '/.well-known/security.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/careers/vagas.xml',
  '/v1/openapi.json',
  '/v1/docs/',
  '/v1/usuario',
  '/v1/nada',
  '/v1/descadastro/nada',
  '/v1/webhook/whatsapp',
  '/calendario.ics?token=nada',
  '/vencimentos.ics?token=nada',
  '/files/nada',
  '/trpc/auth.roles',
  '/trpc/nada',
  '/export/users.list?formato=csv',
  '/export/meus-dados',
])('%s names the charset of its text', async (url) => {
  const { headers, payload } = await app.inject({ url, headers: { ...bearer, host } })
  expect([url, headers['content-type']]).toEqual([url, expect.stringMatching(/; charset=utf-8$/i)])
  expect(payload.length).toBeGreaterThan(0)
})
