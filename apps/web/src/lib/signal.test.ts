import { expect, test } from 'vitest'
import { createSignal } from './signal.ts'

test('those who listen are called at each report, until they stop', () => {
  const signal = createSignal<[reported: boolean]>()
  const heard: boolean[] = []
  const stop = signal.listen((reported) => void heard.push(reported))
  expect(signal.isHeard()).toBe(true)
  signal.report(true)
  stop()
  signal.report(false)
  expect([heard, signal.isHeard()]).toEqual([[true], false])
})
