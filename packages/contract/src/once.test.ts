import { expect, test, vi } from 'vitest'
import { once, onceFor } from './once.ts'

test('nothing is made before it is asked for, and then once', () => {
  const make = vi.fn(() => ({}))
  const get = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledOnce()
})

test('each key has its own', () => {
  const make = vi.fn((key: number) => ({ key }))
  const get = onceFor(make)
  expect([get(1), get(2), get(1)]).toEqual([{ key: 1 }, { key: 2 }, { key: 1 }])
  expect(make).toHaveBeenCalledTimes(2)
})
