/** A stop waits for what is being answered, and not for connections that clients keep. */
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'

const { app } = await testWorld()

it('a connection that was being answered when the stop began holds it up for a moment, not for as long as it is kept', async () => {
  const asked = Promise.withResolvers<void>()
  app.get('/devagar', async () => {
    asked.resolve()
    await sleep(300)
    return 'feito'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<string>((done, failed) => {
    get({ port, path: '/devagar', agent, headers: { host: '127.0.0.1:3000' } }, (answer) => {
      answer.setEncoding('utf8').once('data', done)
    }).once('error', failed)
  })
  await asked.promise
  const began = performance.now()
  await app.close()
  expect(await answered).toBe('feito')
  expect(performance.now() - began).toBeLessThan(10_000)
  agent.destroy()
}, 60_000)
