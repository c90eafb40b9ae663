import { dayText, dayWall } from '@intranet/contract/content/calendar-time'
import { expect, it } from 'vitest'
import { stepDay, windowOf, windowTitle } from './calendar-look.ts'

const today = dayWall('2026-11-25')

it('a list begins at its day, goes on for thirty, and steps by as many', () => {
  const { first, days } = windowOf('lista', today)
  expect([dayText(first), days]).toEqual(['2026-11-25', 30])
  expect(dayText(stepDay('lista', today, 1))).toBe('2026-12-25')
  expect(dayText(stepDay('lista', today, -1))).toBe('2026-10-26')
  expect(windowTitle('lista', today)).toBe('25 de nov. a 24 de dez.')
})

it('a month steps from its first day, however long it is', () => {
  expect(dayText(stepDay('mes', dayWall('2026-01-31'), 1))).toBe('2026-02-01')
  expect(windowTitle('mes', today)).toBe('novembro de 2026')
})
