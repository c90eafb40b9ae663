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

test('a goal holds by its median, and not by a side that answered nothing', () => {
  const least = (ratio: number) => atLeast('a', { ratio, spread: [0.7, 0.9] }, 0.85).ok
  expect([least(0.85), least(0.84), least(Infinity)]).toEqual([true, false, false])
  const most = (ratio: number) => atMost('a', { ratio, spread: [1.2, 1.5] }, 1.3).ok
  expect([most(1.3), most(1.31)]).toEqual([true, false])
})

test('a goal within the spread of five rounds is not missed, and marked', () => {
  const least = (rounds: number, spread: [number, number]) =>
    atLeast('a', { ratio: 0.8, spread, rounds }, 0.85)
  expect(least(5, [0.7, 0.9])).toMatchObject({ ok: true, unsure: true })
  expect(least(4, [0.7, 0.9]).ok).toBe(false)
  expect(least(5, [0.7, 0.84]).ok).toBe(false)
  expect(least(5, [0.7, Infinity]).ok).toBe(false)
  expect(atMost('a', { ratio: 1.4, spread: [1.2, 1.5], rounds: 5 }, 1.3)).toMatchObject({
    ok: true,
    unsure: true,
  })
  expect(measuredPage([least(5, [0.7, 0.9])], '# Measured')).toContain('| 0.8 ≈  |')
})

test('a median that misses its goal is marked', () => {
  const missed: Result = { name: 'a', ratio: 0.8, goal: '≥ 0.85', ok: false, spread: [0.7, 0.9] }
  expect(measuredPage([missed], '# Measured')).toContain('| a    | 0.8 ✗  | 0.70 … 0.90 | ≥ 0.85 |')
})
