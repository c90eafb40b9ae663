import { daysLater, monthsLater, todayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { endsWithin } from './validity.ts'

it('an end is between today and as many months later, both days included', () => {
  const [today, last] = [todayInBrazil(), monthsLater(todayInBrazil(), 12)]
  const days = [daysLater(today, -1), today, last, daysLater(last, 1)]
  expect(days.map((day) => endsWithin(day, 12))).toEqual([false, true, true, false])
})
