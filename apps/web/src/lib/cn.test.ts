import { expect, test } from 'vitest'
import { cn } from './cn.ts'

test('a later utility wins over one that sets the same, and nothing else goes', () => {
  expect(cn('h-8 px-2 text-sm text-danger', false, 'h-11 text-lg')).toBe('px-2 text-danger h-11 text-lg')
  expect(cn('button px-3', 'p-1')).toBe('button p-1')
})
