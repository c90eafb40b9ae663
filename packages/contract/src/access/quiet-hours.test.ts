import { describe, expect, it } from 'vitest'
import { isQuiet, usualQuiet, type QuietChoice } from './quiet-hours.ts'

/** Of São Paulo; 25/11/2026 is a Wednesday. */
const at = (moment: string) => Date.parse(`${moment}:00-03:00`)
const quietAt = (moment: string, choice: Partial<QuietChoice> = {}, situacao = 'ativo') =>
  isQuiet({ ...usualQuiet, ...choice }, situacao, at(moment))

describe('quiet hours (docs/push.md#quiet-hours)', () => {
  it.each([
    ['2026-11-25T06:59', true],
    ['2026-11-25T07:00', false],
    ['2026-11-25T19:59', false],
    ['2026-11-25T20:00', true],
    ['2026-11-26T00:00', true],
  ])('are from 20 to 7 h for who has chosen nothing: %s %s', (moment, quiet) =>
    expect(quietAt(moment)).toBe(quiet),
  )

  it('are the person’s own, also where they do not go over midnight', () => {
    const noon = { noite_inicio: '12:00', noite_fim: '13:00' }
    expect(['11:59', '12:00', '12:59', '13:00'].map((hour) => quietAt(`2026-11-25T${hour}`, noon))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(quietAt('2026-11-25T22:00', noon)).toBe(false)
    expect(quietAt('2026-11-25T22:00', { noite: false })).toBe(false)
  })

  it('are whole weekends, by the days of São Paulo', () => {
    // Friday evening there is Saturday in UTC, and Sunday evening Monday.
    expect(quietAt('2026-11-27T22:30', { noite: false })).toBe(false)
    expect(quietAt('2026-11-28T12:00')).toBe(true)
    expect(quietAt('2026-11-29T22:30', { noite: false })).toBe(true)
    expect(quietAt('2026-11-30T07:00')).toBe(false)
    expect(quietAt('2026-11-28T12:00', { fim_de_semana: false })).toBe(false)
  })

  it.each(['ferias', 'afastado'])('are all days of who is “%s”', (situacao) => {
    expect(quietAt('2026-11-25T12:00', {}, situacao)).toBe(true)
    expect(quietAt('2026-11-25T12:00', { ausencia: false }, situacao)).toBe(false)
  })

  it('are none for who is on call, until that ends', () => {
    const plantao_ate = new Date(at('2026-11-28T23:00'))
    expect(quietAt('2026-11-28T22:59', { plantao_ate })).toBe(false)
    expect(quietAt('2026-11-28T22:59', { plantao_ate }, 'ferias')).toBe(false)
    expect(quietAt('2026-11-28T23:00', { plantao_ate })).toBe(true)
  })
})
