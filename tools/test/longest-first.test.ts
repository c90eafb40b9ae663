import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LONGEST } from './longest-first.ts'

it('the files that begin early are there', () => {
  const root = join(import.meta.dirname, '../..')
  expect(LONGEST.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
