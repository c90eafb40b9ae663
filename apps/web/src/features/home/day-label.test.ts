import { daysLater } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { nearDay, weekOf } from './day-label.ts'

describe('days of the home page', () => {
  it('begin the week on Monday, across months and years', () => {
    expect(weekOf('2026-11-12')[0]).toBe('2026-11-09')
    expect(weekOf('2026-11-15')[6]).toBe('2026-11-15')
    expect(weekOf('2027-01-01')[0]).toBe('2026-12-28')
  })

  it('are named by how near they are', () => {
    expect(nearDay('2026-11-12', '2026-11-12')).toBe('hoje')
    expect(nearDay('2026-11-13', '2026-11-12')).toBe('amanhã')
    expect(nearDay('2026-11-15', '2026-11-12')).toBe('domingo')
    expect(nearDay('2026-11-19', '2026-11-12')).toMatch(/^19 de nov/)
  })

  it('count over the end of February', () => {
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysLater('2027-02-28', 1)).toBe('2027-03-01')
  })
})
