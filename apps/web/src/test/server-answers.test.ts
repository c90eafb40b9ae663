import { expect, test } from 'vitest'
import { api } from '@/lib/api.ts'
import { serverAnswers } from './server-answers.ts'

test('a procedure that a test does not answer fails alone, and not what is asked in the same request', async () => {
  serverAnswers({ 'interviews.ofApplication': () => [] })
  const [answered, other] = await Promise.allSettled([
    api.interviews.ofApplication.query({ id: 1 }),
    api.offers.ofApplication.query({ id: 1 }),
  ])
  expect(answered).toEqual({ status: 'fulfilled', value: [] })
  expect(other).toMatchObject({ reason: { message: 'the test has no answer of offers.ofApplication' } })
})
