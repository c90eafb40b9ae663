import { expect, it } from 'vitest'
import { importCustomersInput } from './customers.ts'

it('a file of customers is text of 10 MB at most', () => {
  const taken = (length: number) => importCustomersInput.safeParse({ conteudo: 'a'.repeat(length) }).success
  expect([taken(0), taken(10 * 1024 * 1024), taken(10 * 1024 * 1024 + 1)]).toEqual([false, true, false])
})
