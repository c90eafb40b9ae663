import { dayWall } from '@intranet/contract/content/calendar-time'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { CalendarContext } from './calendar-context.ts'
import { HoursView } from './hours-view.tsx'

it('a week that is wider than the screen opens at today', async () => {
  const first = dayWall('2026-11-22')
  const nothing = () => {}
  const actions = { open: nothing, add: nothing, drag: nothing, drop: nothing, showDay: nothing }
  await renderInApp(() => (
    <CalendarContext value={actions}>
      <HoursView first={first} days={7} today="2026-11-26" entries={[]} />
    </CalendarContext>
  ))
  expect((await screen.findByRole('group', { name: 'Horas' })).scrollLeft).toBe(4 * 84)
})
