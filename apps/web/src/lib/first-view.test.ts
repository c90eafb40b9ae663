// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstView, watchFirstView } from './first-view.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Says by hand when the first screen is drawn. */
function byHand() {
  let drawn = () => {}
  const onDrawn = (listener: () => void) => {
    drawn = listener
    return () => void (drawn = () => {})
  }
  return { onDrawn, draw: () => drawn() }
}

it('runs the rest once the first screen is drawn, and what it reads has come and is painted', async () => {
  const client = new QueryClient()
  const { onDrawn, draw } = byHand()
  const work = vi.fn()
  watchFirstView(onDrawn, client)
  afterFirstView(work)
  draw()
  const rows = client.fetchQuery({
    queryKey: ['rows'],
    queryFn: () => new Promise((done) => setTimeout(done, 800, 1)),
  })
  const painted = vi.fn()
  void rows.then(() => setTimeout(() => requestAnimationFrame(painted)))
  await vi.advanceTimersByTimeAsync(700)
  expect(work).not.toHaveBeenCalled()
  while (!painted.mock.calls.length) await vi.advanceTimersByTimeAsync(1)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(work).toHaveBeenCalledOnce()
})

it('waits five seconds at most, and never runs what was taken back', async () => {
  const [work, gone] = [vi.fn(), vi.fn()]
  watchFirstView(byHand().onDrawn, new QueryClient())
  afterFirstView(work)
  afterFirstView(gone)()
  await vi.advanceTimersByTimeAsync(4900)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(work).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
})

it('runs it at once where the first screen is drawn', () => {
  const work = vi.fn()
  afterFirstView(work)
  expect(work).toHaveBeenCalledOnce()
})
