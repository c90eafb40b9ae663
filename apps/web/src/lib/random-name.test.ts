import { expect, test } from 'vitest'
import { withoutTls } from '@/test/without-tls.ts'
import { randomName, randomUuid } from './random-name.ts'

test('every random UUID is one that the server takes, also without TLS', () => {
  withoutTls()
  const made = Array.from({ length: 200 }, randomUuid)
  for (const uuid of made)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(made).size).toBe(200)
  expect(new Set(made.map((uuid) => uuid[19]))).toEqual(new Set(['8', '9', 'a', 'b']))
})

test('a random name has 128 bits', () => {
  expect(randomName()).toMatch(/^[0-9a-f]{32}$/)
})
