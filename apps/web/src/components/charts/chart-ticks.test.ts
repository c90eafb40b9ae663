import { expect, test } from 'vitest'
import { ticksOf } from './chart-ticks.ts'

test.each([
  [36, true, [0, 10, 20, 30, 40]],
  [12, true, [0, 5, 10, 15]],
  [9, true, [0, 2, 4, 6, 8, 10]],
  [1, true, [0, 1]],
  [0, true, [0, 1]],
  [123, true, [0, 25, 50, 75, 100, 125]],
  [0.3, false, [0, 0.1, 0.2, 0.3]],
  [12, false, [0, 2.5, 5, 7.5, 10, 12.5]],
  [28_690, false, [0, 10_000, 20_000, 30_000]],
])('an axis up to %s has round places', (largest, whole, ticks) => {
  expect(ticksOf(largest, whole)).toEqual(ticks)
})

const largests = Array.from({ length: 400 }, (_, index) => Math.ceil(1.05 ** index))

test('an axis holds its largest value, in at most five steps of 1, 2, 2.5 or 5 times a power of ten; counts have no half', () => {
  for (const whole of [true, false])
    for (const largest of largests) {
      const ticks = ticksOf(largest, whole)
      const step = ticks[1]!
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
      expect(ticks.at(-2)).toBeLessThan(largest)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect([1, 2, 2.5, 5]).toContain(Number((step / 10 ** Math.floor(Math.log10(step))).toFixed(6)))
      if (whole) expect(ticks.every(Number.isInteger)).toBe(true)
    }
})
