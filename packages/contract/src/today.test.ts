import { expect, test, vi } from 'vitest'
import { dayInBrazil, todayInBrazil } from './today.ts'

test('a day ends at midnight in São Paulo, three hours after it ended in London', () => {
  expect(dayInBrazil(new Date('2026-03-01T02:59:59Z'))).toBe('2026-02-28')
  expect(dayInBrazil(Date.parse('2026-03-01T03:00:00Z'))).toBe('2026-03-01')
  vi.useFakeTimers({ now: new Date('2027-01-01T01:00:00Z') })
  expect(todayInBrazil()).toBe('2026-12-31')
  vi.useRealTimers()
})
