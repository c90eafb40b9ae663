import { expect, test, vi } from 'vitest'
import { shortMoment, shortSpan } from './short-moment.ts'

test('a moment has its year where that is another one, a span its day once where that is one', () => {
  vi.setSystemTime('2026-11-27T12:00:00-03:00')
  expect(shortMoment('2026-11-25T11:45:00-03:00')).toBe('25/11, 11:45')
  expect(shortMoment('2027-01-02T08:00:00-03:00')).toBe('02/01/2027, 08:00')
  expect(shortSpan('2026-11-29T01:45:00-03:00', '2026-11-29T05:45:00-03:00')).toBe('29/11, 01:45–05:45')
  expect(shortSpan('2026-11-29T22:00:00-03:00', '2026-11-30T02:00:00-03:00')).toBe(
    '29/11, 22:00 a 30/11, 02:00',
  )
  vi.useRealTimers()
})
