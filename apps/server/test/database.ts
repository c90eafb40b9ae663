import { randomBytes } from 'node:crypto'
import { createDatabase, type Connection } from '@intranet/db/connection'
import { inject } from 'vitest'
import { administer } from './administer.ts'
import { atEnd } from './kept.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string
    /** Where files of tests may stay until the run ends. */
    testFolder: string
  }
}

export type TestDatabase = Pick<Connection, 'db' | 'pool'> & { url: string }

/**
 * A separate database for the test file that calls it, once, at its top: `const { db } = await testDatabase()`.
 * It is a copy of the migrated template with states and municipalities, and is dropped after the file's last test.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseUrl')
  const name = `teste_${process.pid}_${randomBytes(4).toString('hex')}`
  await administer(server, `create database ${name} template intranet strategy file_copy`)
  const url = Object.assign(new URL(server), { pathname: name }).href
  const { db, pool, close } = createDatabase(url, { max: 5 })
  atEnd(async () => {
    await close()
    await administer(server, `drop database ${name} with (force)`)
  })
  return { db, pool, url }
}
