import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dayText, dayWall } from '@intranet/contract/content/calendar-time'
import CalendarGrid from '@/components/ui/calendar-grid.tsx'
import { weekdaysInOrder, windowOf } from '@/features/content/calendar/calendar-look.ts'
import { weekOf } from '@/features/home/day-label.ts'
import '@/test/patience.ts'

it('a week begins on the same day at home, in the calendar and where a day is chosen', () => {
  const sunday = '2026-11-15'
  expect(weekOf(sunday)[0]).toBe('2026-11-09')
  expect(dayText(windowOf('semana', dayWall(sunday)).first)).toBe('2026-11-09')
  expect(dayText(windowOf('mes', dayWall(sunday)).first)).toBe('2026-10-26')
  expect(weekdaysInOrder[0]).toBe('segunda')
  render(<CalendarGrid month={new Date(2026, 10, 1)} />)
  expect(screen.getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe(
    'segunda-feira',
  )
})
