import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyBackground } from './lazy-part.tsx'

const missing = Object.assign(new Error('Parte da intranet não carregou'), { name: 'MissingChunk' })

it('what works in the background is fetched again after 2, 4, 8 … seconds until the server answers', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<{ default: () => string }>>().mockRejectedValue(missing)
  const Background = lazyBackground(load)
  render(
    <Suspense fallback="nada">
      <Background />
    </Suspense>,
  )
  const attemptsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return load.mock.calls.length
  }
  expect(await attemptsAfter(1999)).toBe(1)
  expect(await attemptsAfter(1)).toBe(2)
  expect(await attemptsAfter(3999)).toBe(2)
  expect(await attemptsAfter(1)).toBe(3)
  // 8 + 16 + 32 seconds later it waits a minute each time.
  expect(await attemptsAfter(56_000)).toBe(6)
  expect(await attemptsAfter(59_999)).toBe(6)
  expect(await attemptsAfter(1)).toBe(7)
  load.mockResolvedValue({ default: () => 'avisos' })
  expect(await attemptsAfter(60_000)).toBe(8)
  vi.useRealTimers()
  await screen.findByText('avisos')
})
