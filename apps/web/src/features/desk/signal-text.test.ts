import { expect, test } from 'vitest'
import { signalText } from './signal-text.ts'

test('a signal is written with a comma, and one that nobody reported is not a number', () => {
  expect([-23.3, -27, null].map(signalText)).toEqual(['-23,3 dBm', '-27 dBm', 'Não informado'])
})
