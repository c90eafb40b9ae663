import { expect, it, vi } from 'vitest'
import { untilFewer } from './retention.ts'

it('repeats a batch while it is full, and counts all that it ended', async () => {
  const left = [3, 3, 2, 3]
  const batch = vi.fn(async () => left.shift()!)
  expect(await untilFewer(3, batch)).toBe(8)
  expect(batch).toHaveBeenCalledTimes(3)
  expect(batch).toHaveBeenCalledWith(3)
})
