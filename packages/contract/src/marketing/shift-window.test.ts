import { describe, expect, it } from 'vitest'
import { firstAllowedShift, isQuiet, shiftWindow } from './firing.ts'

describe('shifts', () => {
  it('begin and are lost at São Paulo’s hours (docs/marketing.md#shifts)', () => {
    const { from, until } = shiftWindow('2026-08-10', 'M')
    expect([from.toISOString(), until.toISOString()]).toEqual([
      '2026-08-10T10:00:00.000Z',
      '2026-08-10T15:00:00.000Z',
    ])
    expect(shiftWindow('2026-08-10', 'T').from.toISOString()).toBe('2026-08-10T16:00:00.000Z')
    expect(shiftWindow('2026-08-10', 'N').until.toISOString()).toBe('2026-08-11T00:00:00.000Z')
  })

  it('keep their hour in years that had summer time', () => {
    expect(shiftWindow('2018-12-10', 'M').from.toISOString()).toBe('2018-12-10T09:00:00.000Z')
  })

  it('heed silence over midnight, and move to the next shift outside it', () => {
    const night = { silencio_inicio: '19:00', silencio_fim: '08:00' }
    expect(['07:00', '08:00', '18:59', '19:00'].map((time) => isQuiet(night, time))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(firstAllowedShift(night, '2026-08-10', 'M')).toEqual({ dia: '2026-08-10', turno: 'T' })
    expect(firstAllowedShift(night, '2026-08-31', 'N')).toEqual({ dia: '2026-09-01', turno: 'T' })
    expect(
      firstAllowedShift({ silencio_inicio: '00:00', silencio_fim: '23:59' }, '2026-08-10', 'M'),
    ).toBeNull()
    expect(firstAllowedShift({ silencio_inicio: null, silencio_fim: null }, '2026-08-10', 'M')).toEqual({
      dia: '2026-08-10',
      turno: 'M',
    })
  })
})
