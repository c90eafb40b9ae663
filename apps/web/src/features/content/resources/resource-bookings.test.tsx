import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ResourceBookings } from './resource-bookings.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T18:59:30-03:00') })
  const room = { id: 1, nome: 'Sala 1', tipo: 'sala', capacidade: 4, cidade: null, reservas: [] }
  answerCalls({ 'resources.day': () => [room] })
})
afterEach(() => void vi.useRealTimers())

const hours = () =>
  screen.queryAllByRole('button', { name: /^Reservar Sala 1/ }).map((slot) => slot.ariaLabel?.slice(-5))

it('an hour that is over is not booked, and the page notices that it is over', async () => {
  await renderInApp(() => <ResourceBookings />)
  await screen.findByRole('button', { name: 'Reservar Sala 1 às 18:00' })
  expect(hours()).toEqual(['18:00', '19:00'])
  await act(() => vi.advanceTimersByTimeAsync(45_000))
  expect(hours()).toEqual(['19:00'])
})

it('of a day before today none is', async () => {
  await renderInApp(() => <ResourceBookings dia="2026-11-26" />)
  await screen.findByText('Sala 1')
  expect(hours()).toEqual([])
})
