import { expect, it } from 'vitest'
import { thisMonth, periodOf } from './period.ts'

it('offers whole months around the current one', () => {
  expect(periodOf('mes', '2024-02')).toEqual({ _gte: '2024-02-01', _lte: '2024-02-29' })
  expect(periodOf('anterior', '2026-01')).toEqual({ _gte: '2025-12-01', _lte: '2025-12-31' })
  expect(periodOf('ano', '2026-11')).toEqual({ _gte: '2026-01-01', _lte: '2026-12-31' })
  expect(periodOf('doze', '2026-11')).toEqual({ _gte: '2025-12-01', _lte: '2026-11-30' })
})

it('knows the month in São Paulo', () => {
  expect(thisMonth(new Date('2026-12-01T01:00:00Z'))).toBe('2026-11')
})
