import { expect, it } from 'vitest'
import { besideVacancyPage, vacancyPage } from './vacancy-pages.ts'

it('an address names a page by a number, and anything else is the first', () => {
  expect([2, '3', '501'].map(vacancyPage)).toEqual([2, 3, 501])
  expect([undefined, null, 'x', '0', -1, 1.5, '502'].map(vacancyPage)).toEqual([1, 1, 1, 1, 1, 1, 1])
})

it('a page leads to the one before and to the next, one past the last to the last', () => {
  expect(besideVacancyPage(1, 20)).toEqual({ last: 1, before: undefined, next: undefined })
  expect(besideVacancyPage(1, 21)).toEqual({ last: 2, before: undefined, next: 2 })
  expect(besideVacancyPage(2, 21)).toEqual({ last: 2, before: 1, next: undefined })
  expect(besideVacancyPage(9, 21)).toEqual({ last: 2, before: 2, next: undefined })
  expect(besideVacancyPage(2, 0)).toEqual({ last: 1, before: 1, next: undefined })
  expect(besideVacancyPage(501, 20_000).next).toBeUndefined()
})
