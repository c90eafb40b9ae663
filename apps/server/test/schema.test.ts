import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateConstraints } from '@intranet/db/constraint-file'
import { generateSchema } from '@intranet/db/schema-file'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const { url } = await testDatabase()
const committed = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../packages/db/src', name), 'utf8')

test('schema.ts is what the migrations make (pnpm db:types writes it)', async () => {
  expect(await generateSchema(url)).toBe(committed('schema.ts'))
})

test('constraints.ts is what the migrations make (pnpm db:types writes it)', async () => {
  expect(await generateConstraints(url)).toBe(committed('constraints.ts'))
})
