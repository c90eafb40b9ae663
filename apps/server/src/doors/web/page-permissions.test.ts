import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'
import { securityHeaders } from '../../platform/security-headers.ts'
import { webDoor } from './plugin.ts'

const { deps } = await testWorld()
const root = await mkdtemp(join(tmpdir(), 'intranet-pages-'))
for (const page of ['index.html', 'public.html'])
  await writeFile(join(root, page), '<!doctype html><head><title>Intranet</title></head>')

const app = Fastify()
const secure = await securityHeaders('https://intranet.example')
app.addHook('onRequest', async (_request, reply) => void reply.headers(secure))
await app.register(cookie)
await webDoor(app, deps, { root })
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

/** Who may frame a page, whether it runs WASM, and whose the camera is. */
async function permissionsOf(url: string) {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html,*/*' } })
  const [policy, features] = [headers['content-security-policy'], headers['permissions-policy']].map(String)
  return {
    framing: /frame-ancestors [^;]+/.exec(policy!)?.[0],
    wasm: policy!.includes('wasm'),
    camera: /camera=[^,]+/.exec(features!)?.[0],
  }
}

it('only the public wheel is shown in other sites, where it is asked for (docs/marketing.md#embedding)', async () => {
  expect((await permissionsOf('/roleta/natal?embed=1')).framing).toBe('frame-ancestors *')
  for (const url of ['/roleta/natal', '/roleta/natal?embed=10', '/roleta/natal/x?embed=1', '/?embed=1'])
    expect((await permissionsOf(url)).framing, url).toBe("frame-ancestors 'none'")
})

it('the camera and WASM are for the page that reads codes alone (docs/operations.md#scanning)', async () => {
  expect(await permissionsOf('/squads/scan/7')).toMatchObject({ wasm: true, camera: 'camera=(self)' })
  for (const url of ['/squads/scan/7/x', '/squads/scan', '/squads/list'])
    expect(await permissionsOf(url), url).toMatchObject({ wasm: false, camera: 'camera=()' })
})
