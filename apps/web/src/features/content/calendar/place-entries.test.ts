import { expect, test } from 'vitest'
import { placeEntries } from './place-entries.ts'

const at = (from: number, to: number) => ({ from, to })

test('entries that meet share the column, others take it whole', () => {
  const [a, b, c, d] = placeEntries([at(540, 600), at(570, 660), at(600, 630), at(700, 760)])
  expect([a, b, c].map((place) => [place!.left, place!.width])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
    [0, 0.5],
  ])
  expect(d).toEqual({ top: 700, height: 60, left: 0, width: 1 })
})

test('no two entries lie on each other, and none leaves the day', () => {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  for (let round = 0; round < 200; round += 1) {
    const spans = Array.from({ length: 12 }, () => {
      const from = random(1400)
      return at(from, Math.min(1440, from + random(300)))
    }).sort((one, other) => one.from - other.from)
    const places = placeEntries(spans)
    for (const [index, one] of places.entries()) {
      expect(one.top + one.height).toBeLessThanOrEqual(1440)
      for (const other of places.slice(index + 1)) {
        const meet = one.top < other.top + other.height && other.top < one.top + one.height
        const side = one.left + one.width <= other.left + 1e-9 || other.left + other.width <= one.left + 1e-9
        expect(!meet || side).toBe(true)
      }
    }
  }
})
