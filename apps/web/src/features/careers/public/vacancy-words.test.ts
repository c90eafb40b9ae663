import { afterEach, expect, test, vi } from 'vitest'
import { publishedAgo } from './vacancy-words.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-20T03:00:00Z', 'Publicada hoje'],
  // 18:00 of the day before in São Paulo.
  ['2026-11-19T21:00:00Z', 'Publicada há 1 dia'],
  // 23:59 of the day before that.
  ['2026-11-19T02:59:00Z', 'Publicada há 2 dias'],
  ['2026-11-21T12:00:00Z', 'Publicada hoje'],
])('%s was published, at ten in the morning: %s', (published, said) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T13:00:00Z') })
  expect(publishedAgo(published)).toBe(said)
})
