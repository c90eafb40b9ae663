import { describe, expect, it } from 'vitest'
import type { Criterion, Sending } from './communication-words.ts'
import { firesFor, firstAllowedShift, isQuiet, shiftWindow, type FiringRule } from './firing.ts'

const rule = (
  criterio: Criterion,
  envio: Sending,
  tempo: number | null = 0,
  data: string | null = null,
): FiringRule => ({
  criterio,
  envio,
  tempo,
  data_especifica: data,
})

/** [what, rule, base date, day of the shift, reference date or null] */
const table: [string, FiringRule, string, string, string | null][] = [
  [
    'a specific date on the day',
    rule('data_especifica', 'no_dia', 0, '2026-08-10'),
    '2026-08-10',
    '2026-08-10',
    '2026-08-10',
  ],
  [
    'a specific date the day after',
    rule('data_especifica', 'no_dia', 0, '2026-08-10'),
    '2026-08-10',
    '2026-08-11',
    null,
  ],
  [
    'a specific date a year later',
    rule('data_especifica', 'no_dia', 0, '2026-08-10'),
    '2026-08-10',
    '2027-08-10',
    null,
  ],
  [
    '3 days before a specific date',
    rule('data_especifica', 'dia_anterior', 3, '2026-03-02'),
    '2026-03-02',
    '2026-02-27',
    '2026-03-02',
  ],
  [
    '3 days before a specific date, over 29 February',
    rule('data_especifica', 'dia_anterior', 3, '2028-03-02'),
    '2028-03-02',
    '2028-02-28',
    '2028-03-02',
  ],
  [
    'the specific date itself, when days before',
    rule('data_especifica', 'dia_anterior', 3, '2026-03-02'),
    '2026-03-02',
    '2026-03-02',
    null,
  ],
  [
    'a yearly specific date in its first year',
    rule('data_especifica', 'anual', null, '2026-12-25'),
    '2026-12-25',
    '2026-12-25',
    '2026-12-25',
  ],
  [
    'a yearly specific date later',
    rule('data_especifica', 'anual', null, '2026-12-25'),
    '2026-12-25',
    '2031-12-25',
    '2031-12-25',
  ],
  [
    'a yearly specific date before its first year',
    rule('data_especifica', 'anual', null, '2026-12-25'),
    '2026-12-25',
    '2025-12-25',
    null,
  ],
  [
    'a yearly 29 February in a common year',
    rule('data_especifica', 'anual', null, '2024-02-29'),
    '2024-02-29',
    '2026-02-28',
    '2026-02-28',
  ],
  [
    'a yearly 29 February in a leap year',
    rule('data_especifica', 'anual', null, '2024-02-29'),
    '2024-02-29',
    '2028-02-29',
    '2028-02-29',
  ],
  [
    'a yearly 29 February on the 28th of a leap year',
    rule('data_especifica', 'anual', null, '2024-02-29'),
    '2024-02-29',
    '2028-02-28',
    null,
  ],
  ['an activation of today', rule('data_ativacao', 'no_dia'), '2026-08-05', '2026-08-05', '2026-08-05'],
  [
    'an activation of yesterday keeps its own day',
    rule('data_ativacao', 'no_dia'),
    '2026-08-05',
    '2026-08-06',
    '2026-08-05',
  ],
  ['an activation of two days ago', rule('data_ativacao', 'no_dia'), '2026-08-05', '2026-08-07', null],
  ['an activation of tomorrow', rule('data_ativacao', 'no_dia'), '2026-08-05', '2026-08-04', null],
  [
    '30 days after an activation',
    rule('data_ativacao', 'dia_seguinte', 30),
    '2024-01-30',
    '2024-02-29',
    '2024-01-30',
  ],
  [
    '30 days after an activation, a day late',
    rule('data_ativacao', 'dia_seguinte', 30),
    '2024-01-30',
    '2024-03-01',
    null,
  ],
  [
    '365 days after an activation of a leap year',
    rule('data_ativacao', 'dia_seguinte', 365),
    '2024-02-28',
    '2025-02-27',
    '2024-02-28',
  ],
  ['a contract of today', rule('data_contratacao', 'no_dia'), '2025-08-10', '2025-08-10', '2025-08-10'],
  ['a contract of yesterday', rule('data_contratacao', 'no_dia'), '2025-12-31', '2026-01-01', '2025-12-31'],
  [
    '7 days after a contract',
    rule('data_contratacao', 'dia_seguinte', 7),
    '2025-12-28',
    '2026-01-04',
    '2025-12-28',
  ],
  [
    'a contract on its own day, yearly',
    rule('data_contratacao', 'anual', null),
    '2025-08-10',
    '2025-08-10',
    null,
  ],
  [
    'a contract a year later',
    rule('data_contratacao', 'anual', null),
    '2025-08-10',
    '2026-08-10',
    '2026-08-10',
  ],
  [
    'a contract ten years later',
    rule('data_contratacao', 'anual', null),
    '2025-08-10',
    '2035-08-10',
    '2035-08-10',
  ],
  [
    'a contract of 29 February a year later',
    rule('data_contratacao', 'anual', null),
    '2024-02-29',
    '2025-02-28',
    '2025-02-28',
  ],
  [
    'a contract of 29 February four years later',
    rule('data_contratacao', 'anual', null),
    '2024-02-29',
    '2028-02-29',
    '2028-02-29',
  ],
  [
    'a contract of 28 February in a leap year',
    rule('data_contratacao', 'anual', null),
    '2023-02-28',
    '2024-02-28',
    '2024-02-28',
  ],
  [
    'a contract of 28 February on the 29th',
    rule('data_contratacao', 'anual', null),
    '2023-02-28',
    '2024-02-29',
    null,
  ],
  ['a birthday', rule('data_aniversario', 'no_dia'), '1990-05-17', '2026-05-17', '2026-05-17'],
  [
    'a birthday, yearly, is the same',
    rule('data_aniversario', 'anual', null),
    '1990-05-17',
    '2026-05-17',
    '2026-05-17',
  ],
  [
    'a birthday on 29 February in a common year',
    rule('data_aniversario', 'no_dia'),
    '1992-02-29',
    '2026-02-28',
    '2026-02-28',
  ],
  [
    'a birthday on 29 February in a leap year',
    rule('data_aniversario', 'no_dia'),
    '1992-02-29',
    '2028-02-29',
    '2028-02-29',
  ],
  [
    'a birthday on 29 February on the 28th of a leap year',
    rule('data_aniversario', 'no_dia'),
    '1992-02-29',
    '2028-02-28',
    null,
  ],
  [
    'a birthday on 29 February in 2100, which is common',
    rule('data_aniversario', 'no_dia'),
    '1992-02-29',
    '2100-02-28',
    '2100-02-28',
  ],
  [
    '5 days before a birthday over the year',
    rule('data_aniversario', 'dia_anterior', 5),
    '1990-01-03',
    '2026-12-29',
    '2027-01-03',
  ],
  [
    '5 days before a birthday on 29 February, common year',
    rule('data_aniversario', 'dia_anterior', 5),
    '1992-02-29',
    '2026-02-23',
    '2026-02-28',
  ],
  [
    '365 days before a birthday, over a leap year',
    rule('data_aniversario', 'dia_anterior', 365),
    '1990-05-17',
    '2027-05-18',
    '2028-05-17',
  ],
  ['an 18th birthday', rule('data_aniversario', 'no_dia'), '2008-05-17', '2026-05-17', '2026-05-17'],
  ['a 17th birthday', rule('data_aniversario', 'no_dia'), '2009-05-17', '2026-05-17', null],
  [
    'days before an 18th birthday, at 17',
    rule('data_aniversario', 'dia_anterior', 2),
    '2008-05-17',
    '2026-05-15',
    null,
  ],
  [
    'days before a 19th birthday, at 18',
    rule('data_aniversario', 'dia_anterior', 2),
    '2007-05-17',
    '2026-05-15',
    '2026-05-17',
  ],
]

describe('the firing table', () => {
  it.each(table)('%s', (_what, fired, base, day, reference) => {
    expect(firesFor(fired, base, day)).toBe(reference)
  })
})

describe('shifts', () => {
  it('begin and are lost at São Paulo’s hours', () => {
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
