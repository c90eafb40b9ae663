import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSchema } from '@intranet/db/schema-file'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const { url } = await testDatabase()

test('schema.ts is what the migrations make (pnpm db:types writes it)', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../../../packages/db/src/schema.ts'), 'utf8')
  expect(await generateSchema(url)).toBe(committed)
})
