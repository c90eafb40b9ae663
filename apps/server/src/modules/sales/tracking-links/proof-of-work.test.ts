import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, it, vi } from 'vitest'
import { newChallenge, readProof } from './proof-of-work.ts'

const SECRET = ['a secret of this test'] as const
afterEach(() => void vi.useRealTimers())

it('a proof counts for twenty minutes, for its own subject and secret', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const challenge = await newChallenge(SECRET, 'link-1')
  const text = JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  vi.setSystemTime(Date.now() + 19 * 60_000)
  expect(await readProof(SECRET, 'link-1', text)).not.toBeNull()
  expect(await readProof(SECRET, 'link-2', text)).toBeNull()
  expect(await readProof(['another secret'], 'link-1', text)).toBeNull()
  expect(await readProof(['another secret', SECRET[0]], 'link-1', text)).not.toBeNull()
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await readProof(SECRET, 'link-1', text)).toBeNull()
})
