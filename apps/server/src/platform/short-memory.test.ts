import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberShortly } from './short-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('one reading serves all questions of its time; then, and once it is forgotten, another one is made', async () => {
  let read = 0
  const memory = rememberShortly(3000, async () => (read += 1))
  expect(await Promise.all([memory.read(), memory.read()])).toEqual([1, 1])
  vi.advanceTimersByTime(2999)
  expect(await memory.read()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await memory.read()).toBe(2)
  memory.forget()
  expect(await memory.read()).toBe(3)
})

it('a reading that failed is asked for again', async () => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('lido')
  const memory = rememberShortly(3000, read)
  await expect(memory.read()).rejects.toThrow('away')
  expect(await memory.read()).toBe('lido')
})
