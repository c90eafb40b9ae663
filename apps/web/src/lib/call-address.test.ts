import { expect, test } from 'vitest'
import { callAddress } from './call-address.ts'

test('a call has the code of the country once', () => {
  expect(callAddress('53984221075')).toBe('tel:+5553984221075')
  expect(callAddress('5553984221075')).toBe('tel:+5553984221075')
  expect(callAddress('(55) 3222-1075')).toBe('tel:+555532221075')
})
