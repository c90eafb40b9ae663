import { daysLater } from '../today.ts'
import { describe, expect, it } from 'vitest'
import { isColor } from './colors.ts'
import { returningKeys } from './firing.ts'
import { prizeFields } from './roulette.ts'
import { shortDay, shortMoment, sliceText } from './roulette-words.ts'
import { keysOf } from '../keys-of.ts'
import { sendings } from './communication-words.ts'
import { fixedDays, isSendingDisabled, requiresSending, takesDate, takesDays } from './rule-form.ts'

describe('the form of a rule', () => {
  it('leaves the sendings enabled that the criterion allows (docs/marketing.md#rule-fields)', () => {
    const enabled = keysOf(sendings).filter((envio) => !isSendingDisabled('data_ativacao', envio))
    expect(enabled).toEqual(['no_dia', 'dia_seguinte'])
    expect(isSendingDisabled(null, 'anual')).toBe(false)
  })

  it('accepts days only if they are counted, and sets them otherwise (docs/marketing.md#rule-fields)', () => {
    expect(keysOf(sendings).map(takesDays)).toEqual([false, true, true, false])
    expect(keysOf(sendings).map(fixedDays)).toEqual([0, null, null, null])
    expect(takesDays(null)).toBe(false)
  })

  it('accepts a date only for the specific date, which may leave the sending out (docs/marketing.md#rule-fields)', () => {
    expect([takesDate('data_especifica'), takesDate('data_ativacao'), takesDate(null)]).toEqual([
      true,
      false,
      false,
    ])
    expect([requiresSending('data_especifica'), requiresSending('data_ativacao')]).toEqual([false, true])
  })
})

it('what returns on 28 February of a year without a 29th is both days', () => {
  expect(returningKeys('2027-02-28')).toEqual([228, 229])
  expect(returningKeys('2028-02-28')).toEqual([228])
  expect(returningKeys('2028-02-29')).toEqual([229])
  expect(returningKeys('2027-12-31')).toEqual([1231])
})

it.each([
  ['#a7001a', true],
  ['#FFF', true],
  [' Pink ', true],
  ['rgb(1, 2, 3)', true],
  ['hsla(10, 20%, 30%, 0.5)', true],
  ['#12345', false],
  ['vermelho', false],
  ['red;background:url(x)', false],
  ['rgb(expression(alert(1)))', false],
])('%s is a colour: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected)
})

it('a slice of the wheel shows its own text without markup, otherwise the prize’s name', () => {
  expect(sliceText({ nome: 'TV', htmlContent: '<b>Uma</b>\n <i>TV</i>' })).toBe('Uma TV')
  expect(sliceText({ nome: 'TV', htmlContent: '<img src=x' })).toBe('TV')
  expect(sliceText({ nome: 'TV', htmlContent: null })).toBe('TV')
})

it('the name of a prize has 24 letters at most, and says how many it has', () => {
  const named = (length: number) => prizeFields.shape.nome.safeParse('x'.repeat(length))
  expect(named(24).success).toBe(true)
  expect(named(25).error?.issues[0]?.message).toContain('25')
})

it('the roulette shows days with two digits of the year', () => {
  expect(shortDay('2026-03-07')).toBe('07/03/26')
  expect(shortMoment('2026-03-07T13:05:00Z')).toBe('07/03/26 - 10:05')
})

it('days are counted on the calendar, over months, leap days and changes of the clock', () => {
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28')
  expect(daysLater('2018-11-03', 2)).toBe('2018-11-05')
})
