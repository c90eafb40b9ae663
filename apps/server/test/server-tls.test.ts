/** With a certificate the server speaks TLS alone, to its balancer and to who collects its figures. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveMetrics } from '../src/doors/metrics.ts'
import { serverMaker } from '../src/platform/server-tls.ts'
import { testWorld } from './app.ts'
import { atEnd } from './kept.ts'

const folder = mkdtempSync(join(tmpdir(), 'intranet-tls-'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))
execFileSync('sh', [join(import.meta.dirname, '../../../deploy/make-certificates.sh'), folder], {
  stdio: 'ignore',
})
const TLS = { TLS_CERT: join(folder, 'server.crt'), TLS_KEY: join(folder, 'server.key') }
const ca = readFileSync(join(folder, 'servers-ca.crt'))
const { app, deps } = await testWorld(TLS)

/** As nginx asks: by the one name, with the one authority. */
const ask = (port: number, path: string, trusted: Buffer | undefined = ca) =>
  new Promise<number | undefined>((done, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, servername: 'intranet', ca: trusted, headers: { host: 'localhost' } },
      (answer) => {
        answer.resume()
        done(answer.statusCode)
      },
    )
    asked.once('error', fail).end()
  })

it('answers over TLS to who trusts its authority, and nothing in clear', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  expect(await ask(port, '/livez')).toBe(200)
  await expect(ask(port, '/livez', Buffer.from(''))).rejects.toThrow()
  await expect(fetch(`http://127.0.0.1:${port}/livez`)).rejects.toThrow()
})

it('keeps its connections longer than nginx does (60 s), as without a certificate', () => {
  expect(app.server.keepAliveTimeout).toBeGreaterThan(60_000)
})

it('so do the figures for Prometheus', async () => {
  const server = await serveMetrics(deps, 0, '127.0.0.1')
  try {
    expect(await ask(server.port, '/metrics')).toBe(200)
    await expect(fetch(`http://127.0.0.1:${server.port}/metrics`)).rejects.toThrow()
  } finally {
    await server.close()
  }
})

it('a certificate that cannot be read stops the start', () => {
  expect(() => serverMaker({ TLS_CERT: join(folder, 'none.crt'), TLS_KEY: TLS.TLS_KEY })).toThrow('ENOENT')
})
