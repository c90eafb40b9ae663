import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atLeast, atMost, measuredPage, type Result } from './results.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('docs/measured.md says what bench.json holds', () => {
  const page = read('docs/measured.md')
  expect(measuredPage(JSON.parse(read('bench.json')) as Result[], page)).toBe(page)
})

test('a goal holds when the rounds reach it, and not by a side that answered nothing', () => {
  const least = (ratio: number, spread: [number, number]) => atLeast('a', { ratio, spread }, 0.85).ok
  expect(least(0.8, [0.7, 0.86])).toBe(true)
  expect(least(0.8, [0.7, 0.84])).toBe(false)
  expect(least(Infinity, [Infinity, Infinity])).toBe(false)
  expect(least(0.8, [0.7, Infinity])).toBe(false)
  expect(atMost('a', { ratio: 1.4, spread: [1.29, 1.5] }, 1.3).ok).toBe(true)
  expect(atMost('a', { ratio: 1.4, spread: [1.31, 1.5] }, 1.3).ok).toBe(false)
  expect(atMost('a', { ratio: 1.4 }, 1.3).ok).toBe(false)
})
