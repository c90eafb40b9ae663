import { expect, test, vi } from 'vitest'
import { dayFromNow, dayInBrazil, daysBetween, firstOfMonth, lastOfMonth, todayInBrazil } from './today.ts'

test('a day ends at midnight in São Paulo, three hours after it ended in London', () => {
  expect(dayInBrazil(new Date('2026-03-01T02:59:59Z'))).toBe('2026-02-28')
  expect(dayInBrazil(Date.parse('2026-03-01T03:00:00Z'))).toBe('2026-03-01')
  vi.useFakeTimers({ now: new Date('2027-01-01T01:00:00Z') })
  expect(todayInBrazil()).toBe('2026-12-31')
  expect([dayFromNow(1), dayFromNow(-31)]).toEqual(['2027-01-01', '2026-11-30'])
  vi.useRealTimers()
})

test('days between two days are negative backwards, and a month ends where the next one begins', () => {
  expect([daysBetween('2026-02-27', '2026-03-02'), daysBetween('2026-03-02', '2026-02-27')]).toEqual([3, -3])
  expect(['2028-02-10', '2026-02', '2026-12-31'].map((day) => [firstOfMonth(day), lastOfMonth(day)])).toEqual(
    [
      ['2028-02-01', '2028-02-29'],
      ['2026-02-01', '2026-02-28'],
      ['2026-12-01', '2026-12-31'],
    ],
  )
})
