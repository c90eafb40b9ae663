import { DAY_MS } from '@intranet/contract/durations'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { rangesOf } from './period-ranges.ts'

const day = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * DAY_MS).toISOString().slice(0, 10)

function daysOf(ranges: ReturnType<typeof rangesOf>): string[] {
  return ranges.flatMap(({ grao, de, ate }) => {
    const end =
      grao === 'd' ? Date.parse(ate) : Date.UTC(Number(ate.slice(0, 4)), Number(ate.slice(5, 7)), 1) - DAY_MS
    const days: string[] = []
    for (let at = Date.parse(de); at <= end; at += DAY_MS) days.push(new Date(at).toISOString().slice(0, 10))
    return days
  })
}

it('ranges hold every day of the period once, and no other', () => {
  fc.assert(
    fc.property(fc.nat(800), fc.nat(800), (start, length) => {
      const expected = Array.from({ length: length + 1 }, (_, n) => day(start + n))
      expect(daysOf(rangesOf(day(start), day(start + length))).toSorted()).toEqual(expected)
    }),
  )
})

it('twelve whole months are read as months only, an empty period as nothing', () => {
  expect(rangesOf('2025-12-01', '2026-11-30')).toEqual([{ grao: 'm', de: '2025-12-01', ate: '2026-11-01' }])
  expect(daysOf(rangesOf('2026-11-02', '2026-11-01'))).toEqual([])
})
