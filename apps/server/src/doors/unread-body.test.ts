import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { superadmin } from '../../test/app.ts'

const { app, as } = await testWorld()
const { token } = await as(superadmin)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

/** Sends a body slowly, in pieces; answers the status, or the error of the connection. */
function sendSlowly(path: string, bytes: number, chunked: boolean): Promise<number | string> {
  return new Promise((resolve) => {
    const length = chunked ? {} : { 'content-length': bytes }
    const sent = request({
      port,
      path,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...length },
    })
    sent.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode!)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    void (async () => {
      for (let left = bytes; left > 0; left -= 200_000) {
        const piece = Buffer.alloc(Math.min(left, 200_000), ' ')
        if (!sent.write(piece)) await Promise.race([once(sent, 'drain'), once(sent, 'close')])
        await pause(20)
      }
      sent.end()
    })()
  })
}

it.each([
  ['/v1/rh/departamento', false],
  ['/v1/rh/departamento', true],
  ['/trpc/departments.create', false],
] as const)('a body that is too large for %s is 413, and not a broken connection', async (path, chunked) => {
  expect(await sendSlowly(path, 3_000_000, chunked)).toBe(413)
})
