import { describe, expect, it } from 'vitest'
import {
  changeOf,
  comparedDays,
  largestChange,
  MOST_MEASURES,
  periodText,
  pointsText,
  previousName,
} from './comparison.ts'

const month = { de: '2026-11-01', ate: '2026-11-30' }
const days = (...asked: Parameters<typeof comparedDays>) => {
  const { now, before } = comparedDays(...asked)!
  return [now, before].map(({ de, ate }) => `${de} ${ate}`)
}

describe('the days that a report is compared with (docs/screens.md#a-report-that-answers)', () => {
  it('are the same of the month before, and the month counts up to today', () => {
    expect(days(month, 'mes_anterior', '2026-11-23')).toEqual([
      '2026-11-01 2026-11-23',
      '2026-10-01 2026-10-23',
    ])
  })

  it('are a whole month before a whole month, longer or shorter', () => {
    expect(days(month, 'mes_anterior', '2026-12-02')[1]).toBe('2026-10-01 2026-10-31')
    expect(days({ de: '2026-03-01', ate: '2026-03-31' }, 'mes_anterior', '2026-12-02')[1]).toBe(
      '2026-02-01 2026-02-28',
    )
  })

  it('are called by how long before they are', () => {
    expect(previousName(month, '2026-11-23')).toBe('Mês anterior')
    expect(previousName({ de: '2025-12-01', ate: '2026-11-26' }, '2026-11-26')).toBe('12 meses antes')
    expect(previousName({ de: '2026-12-01', ate: '2026-12-31' }, '2026-11-26')).toBe('Mês anterior')
  })

  it('end with the month where it is shorter', () => {
    expect(days({ de: '2026-03-01', ate: '2026-03-31' }, 'mes_anterior', '2026-03-30')[1]).toBe(
      '2026-02-01 2026-02-28',
    )
  })

  it('are as many months as the period has', () => {
    expect(days({ de: '2026-08-01', ate: '2026-10-31' }, 'mes_anterior', '2026-11-23')[1]).toBe(
      '2026-05-01 2026-07-31',
    )
  })

  it('are the month before of days that only reach into another month', () => {
    expect(days({ de: '2026-10-26', ate: '2026-11-25' }, 'mes_anterior', '2026-11-25')[1]).toBe(
      '2026-09-26 2026-10-25',
    )
    expect(days({ de: '2026-10-25', ate: '2026-11-25' }, 'mes_anterior', '2026-11-25')[1]).toBe(
      '2026-08-25 2026-09-25',
    )
  })

  it('are of the year before, also of the 29th of February', () => {
    expect(days(month, 'ano_anterior', '2026-11-23')[1]).toBe('2025-11-01 2025-11-23')
    expect(days({ de: '2028-02-10', ate: '2028-02-29' }, 'ano_anterior', '2028-06-01')[1]).toBe(
      '2027-02-10 2027-02-28',
    )
  })

  it('are none where nothing is compared, or the period is still to come', () => {
    expect(comparedDays(month, 'nenhum', '2026-11-23')).toBeNull()
    expect(comparedDays(month, 'mes_anterior', '2026-10-31')).toBeNull()
  })

  it('are said with their months, and the year where it is another one', () => {
    expect(periodText({ de: '2026-10-01', ate: '2026-10-23' }, '2026')).toBe('1 a 23 de outubro')
    expect(periodText({ de: '2025-11-01', ate: '2025-11-23' }, '2026')).toBe('1 a 23 de novembro de 2025')
    expect(periodText({ de: '2026-10-23', ate: '2026-10-23' }, '2026')).toBe('23 de outubro')
    expect(periodText({ de: '2026-08-01', ate: '2026-10-31' }, '2026')).toBe('1 de agosto a 31 de outubro')
  })
})

describe('a change', () => {
  it('is none below five rows, or below a tenth', () => {
    expect(changeOf({ now: 14, before: 10 })).toBeNull()
    expect(changeOf({ now: 15, before: 10 })).toBe(0.5)
    expect(changeOf({ now: 109, before: 100 })).toBeNull()
    expect(changeOf({ now: 110, before: 100 })).toBe(0.1)
  })

  it('of a percent counts the rows that it is of, now and before', () => {
    expect(changeOf({ now: 20, before: 40, of: [100, 4] })).toBeNull()
    expect(changeOf({ now: 20, before: 40, of: [5, 5] })).toBe(0.5)
  })

  it('is none where nothing was', () => {
    expect(changeOf({ now: 50, before: 0 })).toBeNull()
  })

  it('is the largest by its share of what was, up or down', () => {
    const measures = [
      { key: 'leads', now: 120, before: 100 },
      { key: 'paradas', now: 20, before: 40 },
      { key: 'poucas', now: 4, before: 1 },
    ]
    expect(largestChange(measures)?.key).toBe('paradas')
    expect(largestChange([{ now: 101, before: 100 }])).toBeUndefined()
  })

  it('is looked for among at most twelve measures', () => {
    expect(() =>
      largestChange(Array.from({ length: MOST_MEASURES + 1 }, () => ({ now: 1, before: 1 }))),
    ).toThrow('12')
  })

  it('of percents is said in points', () => {
    expect([-4.9, 0, 2.1].map(pointsText)).toEqual(['−4,9\u00a0pp', '+0,0\u00a0pp', '+2,1\u00a0pp'])
  })
})
