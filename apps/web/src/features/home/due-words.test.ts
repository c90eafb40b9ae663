import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

test.each([
  [-13, 'há 13 dias'],
  [-1, 'há 1 dia'],
  [0, 'hoje'],
  [1, 'amanhã'],
  [2, 'em 2 dias'],
])('%i days from today: %s', (days, words) => {
  expect(dueWords(days)).toBe(words)
})
