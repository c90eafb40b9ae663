import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})

/** As a page that has just been opened: nobody puts questions yet. */
const opened = () => import('./identity.ts')

it('a question from before its dialog was loaded is put when it is there, once', async () => {
  const { answerIdentity, askIdentity } = await opened()
  const both = Promise.all([askIdentity('senha'), askIdentity('senha')])
  const put = vi.fn(async () => true)
  answerIdentity(put)
  expect(await both).toEqual([true, true])
  expect(put.mock.calls).toEqual([['senha']])
})

it('a dialog that never comes is a question without an answer', async () => {
  vi.useFakeTimers()
  const { askIdentity } = await opened()
  const asked = askIdentity()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toBe(false)
})
