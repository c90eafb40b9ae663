import { expect, it } from 'vitest'
import { formatSpan } from './moment-span.ts'

it.each([
  ['2026-11-28T17:00:00Z', '2026-11-28T20:00:00Z', '28/11/2026 - 14:00 às 17:00'],
  ['2026-11-28T17:00:00Z', '2026-11-29T13:00:00Z', '28/11/2026 - 14:00 até 29/11/2026 - 10:00'],
  // The day is São Paulo's, not London's.
  ['2026-11-28T23:00:00Z', '2026-11-29T02:00:00Z', '28/11/2026 - 20:00 às 23:00'],
  ['2026-11-28T17:00:00Z', null, '28/11/2026 - 14:00'],
])('from %s to %s is %s', (from, to, said) => {
  expect(formatSpan(from, to)).toBe(said)
})
