import { expect, it } from 'vitest'
import { dueAt } from './due-at.ts'

const at = (text: string) => new Date(`${text}:00-03:00`)
const office = { from: 8, to: 18, saturday: false, isHoliday: (day: string) => day === '2026-09-07' }

it('counts day and night without working hours: a connection of 10/08 09:00 is called until 12/08 09:00', () => {
  expect(dueAt(at('2026-08-10T09:00'), 48, null)).toEqual(at('2026-08-12T09:00'))
})

it.each([
  ['2026-08-10T09:00', 4, '2026-08-10T13:00', 'within a day'],
  ['2026-08-10T17:00', 2, '2026-08-11T09:00', 'the rest of it the next morning'],
  ['2026-08-14T17:00', 2, '2026-08-17T09:00', 'over a weekend'],
  ['2026-09-04T17:00', 2, '2026-09-08T09:00', 'over a weekend and a holiday'],
  ['2026-08-10T22:00', 1, '2026-08-11T09:00', 'from the next morning after hours'],
  ['2026-08-10T05:00', 10, '2026-08-10T18:00', 'a whole day ends with it'],
])('counts working hours alone: from %s %i hours end at %s (%s)', (from, hours, until) => {
  expect(dueAt(at(from), hours, office)).toEqual(at(until))
})

it('counts Saturdays where they are worked', () => {
  expect(dueAt(at('2026-08-14T17:00'), 2, { ...office, saturday: true })).toEqual(at('2026-08-15T09:00'))
})

it('counts day and night where nobody ever works', () => {
  const never = { ...office, isHoliday: () => true }
  expect(dueAt(at('2026-08-10T09:00'), 48, never)).toEqual(at('2026-08-12T09:00'))
  expect(dueAt(at('2026-08-10T09:00'), 48, { ...office, from: 18, to: 8 })).toEqual(at('2026-08-12T09:00'))
})
