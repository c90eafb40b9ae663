import { expect, test } from 'vitest'
import { drawnPoints } from './sparkline.tsx'

test('a month is drawn day by day, a year in as many points, of whole days together up to the last', () => {
  expect(drawnPoints([1, 0, 2])).toEqual([1, 0, 2])
  const year = drawnPoints(Array.from({ length: 362 }, () => 1))
  expect(year.length).toBeLessThanOrEqual(31)
  expect(new Set(year)).toEqual(new Set([12]))
})
