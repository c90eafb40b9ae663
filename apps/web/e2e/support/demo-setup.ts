/** Vitest's global setup of the walks: a database with the demo group in it, which every file copies. */
import { createDatabase } from '@intranet/db/connection'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import { hashPassword } from '@intranet/server/platform/hashing'
import { directoryStorage } from '@intranet/server/platform/storage'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWebIfStale } from '../../../../tools/web-build.ts'
import { administer } from '../../../server/test/administer.ts'
import { procedures } from '../../../server/test/walked-procedures.ts'
import { testServer } from '../../../server/test/database-setup.ts'
import { unpackedBrowser } from './unpacked-browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database to copy, and the folder of the files it names. */
    demo: { url: string; files: string }
    /** The procedures that write, by their names: `departments.update`. */
    writes: readonly string[]
  }
}

const NAME = 'demonstracao'

const writes = procedures.flatMap(([path, { type }]) => (type === 'mutation' ? [path] : []))

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A walk started alone sees the screens as they are now, too.
  buildWebIfStale()
  // Once, before several workers would each do it.
  await unpackedBrowser()
  const server = await testServer()
  const files = mkdtempSync(join(tmpdir(), 'intranet-demo-files-'))
  const release = async () => {
    await server.release()
    rmSync(files, { recursive: true, force: true })
  }
  try {
    await administer(server.url, `create database ${NAME} template intranet strategy file_copy`)
    const url = Object.assign(new URL(server.url), { pathname: NAME }).href
    const { db, pool, close } = createDatabase(url, { max: 1 })
    const storage = directoryStorage(files)
    await seedDemo(
      db,
      () => hashPassword(DEMO_PASSWORD),
      new Date(),
      (id, content, type) => storage.write(id, content, type),
    )
    // A walk signs more people in from one address, and faster, than people do.
    await db.insertInto('parametro').values({ chave: 'login_por_endereco_minuto', valor: '1000' }).execute()
    await pool.query('analyze')
    await close()
    // A template can only be copied while nobody is connected to it, so nobody may be.
    await administer(url, `alter database ${NAME} with allow_connections false`)
    project.provide('demo', { url, files })
    project.provide('writes', writes)
  } catch (error) {
    await release()
    throw error
  }
  return release
}
