import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fresh } from './fresh-query.ts'

const reading = (queryFn: () => string) => fresh({ queryKey: ['record'], queryFn })

/** A client with a write that ends when its button says so. */
function writing() {
  const client = new QueryClient()
  const { promise, resolve } = Promise.withResolvers<void>()
  const ended = client
    .getMutationCache()
    .build(client, { mutationFn: () => promise })
    .execute(undefined)
  return { client, end: () => (resolve(), ended) }
}

test('a record is read after a write that is under way, so that its form begins from what was saved', async () => {
  const { client, end } = writing()
  let saved = 'before'
  const read = client.fetchQuery(reading(() => saved))
  await Promise.resolve()
  saved = 'after'
  await end()
  expect(await read).toBe('after')
})

test('a write that does not end is waited for two seconds at most', async () => {
  vi.useFakeTimers()
  const { client } = writing()
  const queryFn = vi.fn(() => 'read')
  const read = client.fetchQuery(reading(queryFn))
  await vi.advanceTimersByTimeAsync(1900)
  expect(queryFn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await read).toBe('read')
  vi.useRealTimers()
})

test('without a write it is read at once', async () => {
  expect(await new QueryClient().fetchQuery(reading(() => 'read'))).toBe('read')
})
