import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNow, useToday } from './use-now.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T23:58:30-03:00') }))
afterEach(() => void vi.useRealTimers())

const Clock = () => (
  <p>
    {new Date(useNow()).toISOString()} {useToday()}
  </p>
)

it('the minute and the day of an open page renew themselves', () => {
  render(<Clock />)
  expect(screen.getByText('2026-11-30T02:58:00.000Z 2026-11-29')).toBeDefined()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('2026-11-30T02:59:00.000Z 2026-11-29')).toBeDefined()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('2026-11-30T03:00:00.000Z 2026-11-30')).toBeDefined()
})
