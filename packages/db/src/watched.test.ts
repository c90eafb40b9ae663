import { expect, it } from 'vitest'
import { answers } from './watched.ts'

it('a primary and a replica answer; one that is away, or was not asked yet, does not', () => {
  const states = ['primary', 'replica', 'away', 'unknown'] as const
  expect(states.map(answers)).toEqual([true, true, false, false])
})
