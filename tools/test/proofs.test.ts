import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { proofs } from './proofs.ts'

it('the longer proofs are files that are there', () => {
  expect(proofs.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([])
})
