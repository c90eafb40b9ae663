import { createDatabase } from '@intranet/db/connection'
import Fastify from 'fastify'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { httpStatusOf } from '../platform/procedure/error-map.ts'
import { healthDoor } from './health.ts'

const { app, deps } = await testWorld()

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
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await deps.connection.close()
    const answer = await app.inject({ url: '/healthz' })
    expect([answer.statusCode, answer.json().codigo]).toEqual([503, 'unavailable'])
  })
})
