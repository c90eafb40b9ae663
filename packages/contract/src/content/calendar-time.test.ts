import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayText,
  dayWall,
  floorDay,
  instantOf,
  momentOf,
  occurrences,
  wallOf,
  wallText,
  type Recurring,
  type Recurrence,
} from './calendar-time.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'

const instants = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2090, 0, 1) / 60_000 })
  .map((m) => m * 60_000)
const kinds = fc.constantFrom<Recurrence>('diaria', 'semanal', 'mensal', 'anual')

const event = (over: Partial<Recurring> & { inicio: number }): Recurring => ({
  fim: over.inicio + HOUR_MS,
  dia_inteiro: false,
  recorrencia: 'nenhuma',
  recorrencia_fim: null,
  ...over,
})

describe('wall time', () => {
  it('converts to the instant and back, also in summer time', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const wall = wallOf(instant)
        // The repeated hour at the end of summer time names two instants; both show the same clock.
        expect(wallOf(instantOf(wall))).toBe(wall)
        expect(Math.abs(instantOf(wall) - instant)).toBeLessThanOrEqual(HOUR_MS)
      }),
    )
  })

  it('is São Paulo’s: UTC−3 today, UTC−2 in the summers until 2019', () => {
    expect(wallText(wallOf(Date.parse('2026-06-11T17:30:00Z')))).toBe('2026-06-11T14:30')
    expect(wallText(wallOf(Date.parse('2019-01-10T17:30:00Z')))).toBe('2019-01-10T15:30')
    expect(momentOf('2026-06-11T14:30')).toBe(Date.parse('2026-06-11T17:30:00Z'))
    expect(momentOf('2026-06-11T14:30:00+02:00')).toBe(Date.parse('2026-06-11T12:30:00Z'))
    // The skipped hour of 4 November 2018.
    expect(wallText(wallOf(momentOf('2018-11-04T00:30')))).toBe('2018-11-04T01:30')
  })
})

describe('a moment', () => {
  it('that is not a moment is NaN, never an exception', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(typeof momentOf(text)).toBe('number')))
    for (const text of [
      '',
      '2026-02-31T10:00',
      '2026-13-01T10:00',
      '2026-01-01T99:99',
      '2026-06-31T10:00Z',
      '2026-01-01',
    ])
      expect(momentOf(text)).toBeNaN()
  })
})

describe('occurrences', () => {
  it('keep the time of day, are in order, touch the window and come from the first', () => {
    fc.assert(
      fc.property(
        instants,
        kinds,
        fc.integer({ min: 0, max: 72 }),
        fc.integer({ min: -400, max: 4000 }),
        (inicio, recorrencia, hours, shift) => {
          const one = event({ inicio, fim: inicio + hours * HOUR_MS, recorrencia })
          const from = floorDay(wallOf(inicio)) + shift * DAY_MS
          const to = from + 42 * DAY_MS
          const length = wallOf(one.fim) - wallOf(one.inicio)
          let before = -Infinity
          for (const { inicio: start, fim } of occurrences(one, from, to)) {
            expect(start % DAY_MS).toBe(wallOf(inicio) % DAY_MS)
            expect(start).toBeGreaterThan(before)
            expect(start).toBeGreaterThanOrEqual(wallOf(inicio))
            expect(fim - start).toBe(length)
            expect(start).toBeLessThan(to)
            expect(fim).toBeGreaterThanOrEqual(from)
            before = start
          }
        },
      ),
    )
  })

  it('of two adjoining windows are those of the whole window', () => {
    fc.assert(
      fc.property(
        instants,
        kinds,
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 40 }),
        (inicio, recorrencia, shift, days) => {
          const one = event({ inicio, recorrencia })
          const from = floorDay(wallOf(inicio)) + shift * DAY_MS
          const middle = from + days * DAY_MS
          const starts = (a: number, b: number) => occurrences(one, a, b).map((o) => o.inicio)
          const parts = [...new Set([...starts(from, middle), ...starts(middle, middle + 30 * DAY_MS)])]
          expect(parts).toEqual(starts(from, middle + 30 * DAY_MS))
        },
      ),
    )
  })

  it('end with the last day of the series', () => {
    fc.assert(
      fc.property(instants, kinds, fc.integer({ min: 0, max: 900 }), (inicio, recorrencia, days) => {
        const last = dayText(wallOf(inicio) + days * DAY_MS)
        const one = event({ inicio, recorrencia, recorrencia_fim: last })
        const from = floorDay(wallOf(inicio))
        const all = occurrences(one, from, from + 900 * DAY_MS)
        expect(all[0]?.inicio).toBe(wallOf(inicio))
        for (const { inicio: start } of all) expect(dayText(start) <= last).toBe(true)
        if (recorrencia === 'diaria') expect(all).toHaveLength(Math.min(days + 1, 900))
      }),
    )
  })

  it('skip months without the day, and years without 29 February', () => {
    const monthly = event({ inicio: momentOf('2026-01-31T09:00'), recorrencia: 'mensal' })
    const days = occurrences(monthly, dayWall('2026-01-01'), dayWall('2026-08-01')).map((o) =>
      dayText(o.inicio),
    )
    expect(days).toEqual(['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'])
    const yearly = event({ inicio: momentOf('2024-02-29T09:00'), recorrencia: 'anual' })
    expect(
      occurrences(yearly, dayWall('2025-01-01'), dayWall('2029-01-01')).map((o) => dayText(o.inicio)),
    ).toEqual(['2028-02-29'])
  })

  it('of an all-day event fill whole days, and stay 9 o’clock across summer time', () => {
    const days = event({
      inicio: momentOf('2026-06-10T15:00'),
      fim: momentOf('2026-06-12T01:00'),
      dia_inteiro: true,
    })
    expect(
      occurrences(days, dayWall('2026-06-01'), dayWall('2026-07-01')).map((o) => [
        wallText(o.inicio),
        wallText(o.fim),
      ]),
    ).toEqual([['2026-06-10T00:00', '2026-06-13T00:00']])
    const weekly = event({ inicio: momentOf('2018-10-30T09:00'), recorrencia: 'semanal' })
    const found = occurrences(weekly, dayWall('2018-10-28'), dayWall('2018-11-15'))
    expect(found.map((o) => wallText(o.inicio))).toEqual([
      '2018-10-30T09:00',
      '2018-11-06T09:00',
      '2018-11-13T09:00',
    ])
    expect(found.map((o) => (instantOf(o.inicio) / HOUR_MS) % 24)).toEqual([12, 11, 11])
  })
})
