/** Every file of queries: what its functions take, and what PostgreSQL says of a statement; once for all rounds of `pnpm mutate`. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { testDatabase } from '../database.ts'
import { atEnd, kept, keptData } from '../kept.ts'
import { readDeclared } from './declared-types.ts'
import { describeStatement, type DescribedColumn } from './describe-statement.ts'

export const modulesRoot = join(import.meta.dirname, '../../src/modules')

/** From the folder of modules: `company/departments/department.queries.ts`. */
export const queryFiles = globSync('**/*.queries.ts', { cwd: modulesRoot })
  .map((one) => one.replaceAll('\\', '/'))
  .toSorted()

export const declaredQueries = keptData('queries', async () =>
  readDeclared(queryFiles.map((one) => join(modulesRoot, one))),
)

export const statementDescriber = kept(async () => {
  const { url } = await testDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const described = new Map<string, Promise<DescribedColumn[]>>()
  return (text: string) => {
    const columns = described.get(text) ?? describeStatement(client, text)
    described.set(text, columns)
    return columns
  }
})
