/** Large JSON answers, compressed when asked for. */
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../test/app.ts'
import { acceptsGzip } from './compression.ts'

const { app, as, db } = await testWorld()
const { token } = await as(superadmin)

await db
  .insertInto('rh_departamento')
  .values(Array.from({ length: 400 }, (_, place) => ({ nome: `Departamento ${place}` })))
  .execute()

const ask = (url: string, encoding?: string) =>
  app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, ...(encoding && { 'accept-encoding': encoding }) },
  })
const large = '/v1/rh/departamento?limit=0'

it('a large answer is packed for those who take it, and says that it differs by that', async () => {
  const plain = await ask(large)
  expect(plain.body.length).toBeGreaterThan(32 * 1024)
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
  const packed = await ask(large, 'br, gzip')
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
})

it('a small answer is sent as it is', async () => {
  const { headers } = await ask('/v1/rh/departamento?limit=5', 'gzip')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
})

it.each([
  ['gzip', true],
  ['deflate, gzip;q=0.5', true],
  ['*', true],
  ['br', false],
  ['gzip;q=0', false],
  ['gzip; q=0.0, br', false],
  ['', false],
])('%j takes gzip: %s', (header, takes) => {
  expect(acceptsGzip(header)).toBe(takes)
})
