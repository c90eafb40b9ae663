import { expect, it } from 'vitest'
import { keysOf } from './keys-of.ts'

it('keys are those of the words, in their order', () => {
  expect(keysOf({ b: 'Dois', a: 'Um' })).toEqual(['b', 'a'])
})
