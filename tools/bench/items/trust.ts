import { prepareDatabase } from '@intranet/server/prepare-database'
import { freePort } from '@intranet/db/free-port'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startServer } from '../processes.ts'
import { informational, type Result } from '../results.ts'
import { firstPages, trpcCall } from '../scene.ts'
import type { World } from '../world.ts'
import { besides, doorsOf } from './list-doors.ts'

const ROLE = 'servidor_bench'

/** Makes a role for the server, which owns no table. Answers its address. */
async function withRoleOfServer(ownerUrl: string): Promise<string> {
  const url = Object.assign(new URL(ownerUrl), { username: ROLE, password: ROLE }).href
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`create role ${ROLE} login password '${ROLE}'`)
  await client.end()
  await prepareDatabase(ownerUrl, url)
  return url
}

/**
 * The goals of the list with all of docs/security.md switched on (two roles, security log, metrics), and what that
 * costs beside the same server without.
 */
export async function trust(world: World): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'intranet-bench-'))
  const log = join(folder, 'security.log')
  const guarded = await startServer(await withRoleOfServer(world.url), {
    SECURITY_LOG: log,
    METRICS_PORT: String(await freePort()),
  })
  const plain = await startServer(world.url, { DATABASE_ROLES: 'one' })
  const headers = { cookie: `sessao=${world.scene.token}` }
  const refused = [{ path: '/trpc/parameters.list?batch=1&input=%7B%7D', headers }]
  try {
    const doors = await doorsOf(world, guarded, 'all of Trust on: ')
    const lists = await besides(
      world,
      guarded,
      plain,
      firstPages(world.scene).map((input) => trpcCall(world.scene, input)),
    )
    const refusals = await besides(world, guarded, plain, refused)
    if (statSync(log).size === 0) throw new Error('No refusal is in the security log')
    return [
      ...doors,
      informational('all of Trust on: lists a second / without', lists),
      informational('all of Trust on: refusals a second / without', refusals),
    ]
  } finally {
    await guarded.stop()
    await plain.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
