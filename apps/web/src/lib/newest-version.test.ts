import { expect, test } from 'vitest'
import { newestVersion } from './newest-version.ts'

const rows = [
  { id: 1, updated_at: '2026-11-29T08:00:00.000Z' },
  { id: 2, updated_at: '2026-11-29T09:00:00.000Z' },
  { id: 3, updated_at: '2026-11-29T10:00:00.000Z' },
]

test('what is decided together has the newest version of those chosen', () => {
  expect(newestVersion(rows)).toBe(rows[2]!.updated_at)
  expect(newestVersion(rows, [2, 1])).toBe(rows[1]!.updated_at)
})

test('of a row that was not read, as one of another page, no version is claimed', () => {
  expect(newestVersion(rows, [1, 9])).toBeUndefined()
})
