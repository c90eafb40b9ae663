import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { seedReference } from '@intranet/db/reference'
import { startThrowAway } from '@intranet/db/throw-away'
import type { TestProject } from 'vitest/node'
import { administer } from './administer.ts'

/** Vitest's global setup: one PostgreSQL for the whole run, its database `intranet` being the template of all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await testServer()
  project.provide('testDatabaseUrl', database.url)
  project.provide('testFolder', database.folder)
  return database.release
}

/** Several projects ask for it, each with its own modules; all get the same server. */
export function testServer(): ReturnType<typeof start> {
  const shared = globalThis as { intranetTestServer?: ReturnType<typeof start> }
  return (shared.intranetTestServer ??= start())
}

async function start() {
  const { url, stop } = await startThrowAway()
  await migrate(url)
  const { db, close } = createDatabase(url, { max: 1 })
  await seedReference(db)
  await close()
  // A template can only be copied while nobody is connected to it, so nobody may be.
  await administer(url, 'alter database intranet with allow_connections false')
  const folder = mkdtempSync(join(tmpdir(), 'intranet-test-'))
  let stopped: Promise<void> | undefined
  const release = () => (stopped ??= stop().finally(() => rmSync(folder, { recursive: true, force: true })))
  return { url, folder, release }
}
